/** The browser does not allow the page to write to the clipboard. */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
}

/** True if pictures can be copied; pages without TLS cannot. */
export const canCopy = (): boolean => 'clipboard' in navigator && typeof ClipboardItem === 'function';

/** Copies a PNG to the clipboard. Rejects with `CopyRefused` if the browser does not allow it. */
export async function copyPicture(picture: Blob): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  } catch {
    throw new CopyRefused();
  }
}
