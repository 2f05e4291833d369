/** Saves a text as a file, from memory. */
export function downloadText(
  text: string,
  { fileName, type }: { fileName: string; type: 'application/json' | 'text/csv' },
): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // By the end of the click the browser has taken over the file.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
