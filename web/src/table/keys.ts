// Arrow keys without modifiers.

/** The key of an event that nobody else wants: no modifier is held, and nothing is being typed or chosen there. */
export function plainKey(event: KeyboardEvent): string | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const { tagName } = event.target as HTMLElement;
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(tagName) ? null : event.key;
}
