/** What a canned answer may be filled with, and what each means at the desk. */
export const placeholderWords = {
  name: 'name of the project or person',
  reference: 'number of the submission',
  wallet: 'name of the wallet',
  support: 'email address of support',
} as const;
export type Placeholder = keyof typeof placeholderWords;

const known = (name: string): name is Placeholder => Object.hasOwn(placeholderWords, name);
const pattern = /\{([^{}]*)\}/g;

/** @returns a sentence about the first placeholder that cannot be filled; undefined when each can */
export function checkPlaceholders(text: string): string | undefined {
  const unknown = [...text.matchAll(pattern)].find(([, name = '']) => !known(name));
  if (unknown) return `${unknown[0]} is not a placeholder.`;
  return /[{}]/.test(text.replaceAll(pattern, '')) ? 'A brace is not closed.' : undefined;
}

/** Fills a text once: what is filled in is never searched again. */
export function fillPlaceholders(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replaceAll(pattern, (whole, name: string) => (known(name) ? values[name] : whole));
}
