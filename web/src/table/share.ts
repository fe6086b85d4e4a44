// Shares a link with the share sheet of the device, or copies it.

/** Returns whether the link was shared or copied. If not, it can be copied by hand. */
export async function share(url: string, title: string): Promise<boolean> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ url, title });
    else await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
