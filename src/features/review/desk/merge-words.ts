import type { TpConnect } from '#features/catalogue/model/tp-connect.ts';
import type { MergeFact } from '../model/merge.ts';
import { connectWords, fieldWords } from './field-words.ts';

/** Facts are called as the fields that they are made of. */
export const mergeFactWords: Record<MergeFact, string> = {
  ...fieldWords,
  contracts: 'Networks and contracts',
};

/** A line of a fact as people read it. */
export function factLine(fact: MergeFact, line: string): string {
  return fact === 'tp_connect' ? (connectWords[line as TpConnect] ?? line) : line;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** Languages of texts by their site locale. */
const chinese: Readonly<Record<string, string>> = {
  zh: 'Chinese, simplified',
  'zh-tw': 'Chinese, traditional',
};

export function localeWord(locale: string): string {
  return chinese[locale] ?? languageNames.of(locale) ?? locale;
}

/** `Logo, Categories`; what an older version named stands as it was named. */
export function factList(facts: readonly string[]): string {
  return facts.map((fact) => mergeFactWords[fact as MergeFact] ?? fact).join(', ');
}
