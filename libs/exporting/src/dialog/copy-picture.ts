/** The browser does not let the page write to the clipboard. */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
}

/** True where pictures can be copied: not on pages without a certificate. */
export const mayCopy = (): boolean => 'clipboard' in navigator && typeof ClipboardItem === 'function';

/** Puts a PNG on the clipboard; rejects with `CopyRefused` where the reader's browser does not allow it. */
export async function copyPicture(picture: Blob): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  } catch {
    throw new CopyRefused();
  }
}
