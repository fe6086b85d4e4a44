// Shares a link with the share sheet of the device, or copies it.

/** Was it given away? Where that is not allowed, or was closed again, a link can still be copied by hand. */
export async function share(url: string, title: string): Promise<boolean> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ url, title });
    else await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
