import { knownLocales } from '#i18n/locales.ts';
import { findPhrase, joinWords, toPhrases, type JoinedWords, type Phrase } from '#lib/find-phrase.ts';
import { foldText } from '#lib/fold-text.ts';
import { secretNames } from '#lib/secrets/secret-names.ts';
import { scamWordLists } from './scam-word-lists.ts';

/** What a scam is after: a recovery phrase or key, a click on its airdrop, a payment that is to come back doubled. */
export type ScamKind = 'secret' | 'airdrop' | 'promise';

interface ScamWord {
  kind: ScamKind;
  /** The words of the lists that gave it away. */
  words: string;
}

/** Where a word of a script without spaces ends and one of another script begins. */
const solidRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+/gu;
/** Where one sentence, or a part with a verb of its own, ends. */
const endOfSentence = /[.!?;:。！？；：।\r\n]/u;

const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .replace(solidRun, ' $& ')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const phrases = (written: readonly string[]) => toPhrases(written, wordsOf);

/** Further forms of names that a text has, where a page that is watched for them would give false alarms. */
const moreNames = [
  'recovery phrases',
  'seed phrases',
  'private keys',
  '12 word',
  '24 word',
  'claves privadas',
];

const secrets = phrases([...secretNames, ...moreNames]);
const gifts = phrases(knownLocales.flatMap((locale) => scamWordLists[locale].gifts));
const languages = knownLocales.map((locale) => {
  const { entering, claiming, promises, cautions } = scamWordLists[locale];
  return {
    entering: phrases(entering),
    claiming: phrases(claiming),
    promises: phrases(promises),
    cautions: phrases(cautions),
  };
});

/** What a sentence asks for with a verb of one language; the name may be of another one, as English names often are. */
function findPair(words: JoinedWords, verbs: readonly Phrase[], names: readonly Phrase[]) {
  const verb = findPhrase(words, verbs);
  const name = verb === undefined ? undefined : findPhrase(words, names);
  return name === undefined ? undefined : `${verb} … ${name}`;
}

function readSentence(sentence: string): ScamWord[] {
  const words = joinWords(wordsOf(sentence));
  if (words.solid === '') return [];
  return languages.flatMap(({ entering, claiming, promises, cautions }) => {
    const found: readonly [ScamKind, string | undefined][] = [
      ['secret', findPair(words, entering, secrets)],
      ['airdrop', findPair(words, claiming, gifts)],
      ['promise', findPhrase(words, promises)],
    ];
    const given = found.flatMap(([kind, each]) => (each === undefined ? [] : [{ kind, words: each }]));
    return given.length > 0 && findPhrase(words, cautions) === undefined ? given : [];
  });
}

/**
 * What in a text is said by scams, and hardly ever by an honest project: a request for a recovery phrase or key, an airdrop to claim, doubled money.
 * A sentence that warns of it or denies it says nothing. Reads sentence by sentence, so it takes time in proportion to the text.
 * @returns each kind once, the first of it
 */
export function findScamWords(text: string): ScamWord[] {
  const found = new Map<ScamKind, ScamWord>();
  for (const word of text.split(endOfSentence).flatMap(readSentence))
    if (!found.has(word.kind)) found.set(word.kind, word);
  return [...found.values()];
}
