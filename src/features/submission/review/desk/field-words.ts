type Words = Readonly<Record<string, string>>;

/** A field of a form, or a fact of a merge; one without words goes by its key. @param words of the kind */
export function fieldWord(words: Words, field: string): string {
  return words[field] ?? field.replaceAll('_', ' ');
}

/** Within a sentence: `name`, `CV`. */
const inSentence = (word: string) =>
  /^\p{Lu}{2}/u.test(word) ? word : word.slice(0, 1).toLowerCase() + word.slice(1);

/** `name, logo`, for the history. */
export function fieldList(words: Words, fields: readonly string[]): string {
  return fields.map((field) => inSentence(fieldWord(words, field))).join(', ');
}

/** `Logo, Categories`; a field that an older version named keeps that name. */
export function factList(words: Words, facts: readonly string[]): string {
  return facts.map((fact) => words[fact] ?? fact).join(', ');
}

/** Groups of what was sent, by their keys in the descriptions. */
export const groupWords: Readonly<Record<string, string>> = {
  store: 'In the store',
  wallet: 'In the wallet',
  contract: 'Contract',
  contracts: 'Contracts',
  numbers: 'Numbers',
  audit: 'Audit',
  rewards: 'Invitations and rewards',
  candidate: 'The candidate',
  work: 'Experience',
  contact: 'Contact',
};
