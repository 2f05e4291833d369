/* Words that sentences of the product do without: they came from another language's grammar, or US English spells
   them otherwise. ESLint looks for them in all texts of `src`, so in the pages' messages and at the desk alike. */

/** By word, as a part of a regular expression: what to write instead. */
const avoided = {
  'whoever|anybody': 'name the person, or write "anyone"',
  somebody: 'name the person, or write "someone"',
  besides: 'apart from, also',
  meanwhile: 'in the meantime',
  'any more': 'no longer, anymore',
  'takes? back': 'withdraw, undo',
  'mend(?:ed|s)?': 'fix, correct',
  'faults?': 'error; of security: vulnerability',
  'look whether': 'check whether',
  'in the hand': 'on your phone',
  'holds? with': 'use',
  'the newest': 'the latest',
  'stands? (?:in|outside)': 'is in, appears',
  'letter to us|write to us': 'contact us',
  'favourites?|centre|recognise[ds]?|cancelled|programme|colou?red in': 'the US spelling',
};

/** A text with a space is a sentence or a part of one; a single word may be a key or a name. */
const selectorsOf = (word: string) => {
  const pattern = String.raw`/^(?=[^]*\s)[^]*(?<![\w-])(?:${word})(?![\w-])/i`;
  return [`Literal[value=${pattern}]`, `JSXText[value=${pattern}]`, `TemplateElement[value.raw=${pattern}]`];
};

/** For ESLint's `no-restricted-syntax`. */
export const plainWords = Object.entries(avoided).flatMap(([word, instead]) =>
  selectorsOf(word).map((selector) => ({
    selector,
    message: `A sentence has a word that the product avoids (${word}). Write: ${instead}.`,
  })),
);
