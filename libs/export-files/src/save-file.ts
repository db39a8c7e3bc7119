/** Time in ms within which a browser starts to read a saved file. */
const REVOKE_AFTER_MS = 60_000;

/** Saves a finished file through the browser's download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
