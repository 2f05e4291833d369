import { knownLocales } from '#i18n/locales.ts';
import {
  findPhrase,
  joinWords,
  leaveOut,
  toPhrases,
  type JoinedWords,
  type Phrase,
} from '#lib/find-phrase.ts';
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
/** Where one sentence, or a part with a verb of its own, ends. Chinese joins such parts with commas of its own. */
const endOfSentence = /[.!?;:…•|。！？；：，।\r\n]/u;

const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .replace(solidRun, ' $& ')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const phrases = (written: readonly string[]) => toPhrases(written, wordsOf);

/**
 * Further names that a text has, where a page that is watched for them would give false alarms: the Hindi ones too, because pages are read
 * without vowel signs, and a private company would be a private key.
 */
const moreNames = [
  'recovery words',
  'recovery phrases',
  'seed phrases',
  'private keys',
  '12 word',
  '24 word',
  '12 palabras',
  '24 palabras',
  '12 palavras',
  '24 palavras',
  'claves privadas',
  'chaves privadas',
  '개인 키 입력',
  'секретную фразу',
  'приватные ключи',
  'प्राइवेट की',
  'निजी कुंजी',
];

const secrets = phrases([...secretNames, ...moreNames]);
const gifts = phrases(knownLocales.flatMap((locale) => scamWordLists[locale].gifts));
const languages = knownLocales.map((locale) => {
  const { entering, claiming, promises, cautions, falseCautions } = scamWordLists[locale];
  return {
    entering: phrases(entering),
    claiming: phrases(claiming),
    promises: phrases(promises),
    cautions: phrases(cautions),
    falseCautions: phrases(falseCautions),
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
  return languages.flatMap(({ entering, claiming, promises, cautions, falseCautions }) => {
    const found: readonly [ScamKind, string | undefined][] = [
      ['secret', findPair(words, entering, secrets)],
      ['airdrop', findPair(words, claiming, gifts)],
      ['promise', findPhrase(words, promises)],
    ];
    const given = found.flatMap(([kind, each]) => (each === undefined ? [] : [{ kind, words: each }]));
    if (given.length === 0) return [];
    return findPhrase(leaveOut(words, falseCautions), cautions) === undefined ? given : [];
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
