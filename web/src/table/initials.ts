/** A name where there is no room for it: "Bot 10" is B10, and so is "ボット10" with its first letter. */
export function initials(name: string): string {
  const number = /\d+$/.exec(name)?.[0];
  const words = name.split(/\s+/);
  if (number) return name.charAt(0) + number;
  if (words.length === 1) return name.slice(0, 3);
  return name.charAt(0) + (words.at(-1) ?? '').charAt(0);
}
