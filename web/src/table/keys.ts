// Arrow keys without modifiers.

/** The key of an event without modifiers outside of form fields. */
export function plainKey(event: KeyboardEvent): string | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const { tagName } = event.target as HTMLElement;
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(tagName) ? null : event.key;
}
