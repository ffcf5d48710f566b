/** Hands a file to the browser, to be saved under its name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has to start reading before the address may go.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
