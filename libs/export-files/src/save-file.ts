/** How long a browser may take to begin reading what it saves. Milliseconds. */
const KEPT = 60_000;

/** Hands a finished file to the browser's own saving. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
