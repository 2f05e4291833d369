/** Addresses typed into one field: separated by commas (Latin or Chinese), semicolons or spaces; each once. */
export function splitAddresses(text: string): string[] {
  return [...new Set(text.split(/[\s,，、;；]+/u).filter(Boolean))];
}
