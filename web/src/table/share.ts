// Sharing: the share sheet of the device, and the clipboard.

/** Whether the device has a share sheet. On a desktop copying the link is what people expect. */
export function canShare(): boolean {
  return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** Shares a link with the share sheet of the device, or copies it. Returns whether that succeeded. */
export async function share(url: string, title: string): Promise<boolean> {
  return canShare() ? openShareSheet({ url, title }) : copy(url);
}

/** Opens the share sheet. Returns whether something was shared. */
export function openShareSheet(data: ShareData): Promise<boolean> {
  return navigator.share(data).then(
    () => true,
    () => false,
  );
}

/** Copies a link. Returns whether it succeeded; if not, it can be copied by hand. */
export async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
