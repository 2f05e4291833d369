import { useEffect, useState } from 'react';
import { makePhrase, randomBytesNeeded, type PhraseChoice } from '../../model/make-phrase.ts';
import { phraseSeed } from '../../model/phrase-seed.ts';
import { readPhrase, type ReadPhrase } from '../../model/read-phrase.ts';
import type { WordListName } from '../../model/word-lists.ts';

export interface ShownPhrase {
  phrase: string;
  language: WordListName;
}

export type WrongPhrase = Exclude<ReadPhrase, { result: 'valid' }>;

/** A seed and the phrase and passphrase that it belongs to. */
interface Derived {
  of: string;
  seed: Uint8Array;
}

/** The phrase on the page and what follows from it, in memory only. */
export function useKeys() {
  const [shown, setShown] = useState<ShownPhrase | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [derived, setDerived] = useState<Derived | null>(null);
  const of = shown && `${shown.phrase}\n${passphrase}`;
  useEffect(() => {
    if (!shown || of === null) return;
    let isCurrent = true;
    void phraseSeed(shown.phrase, passphrase).then((seed) => {
      if (isCurrent) setDerived({ of, seed });
    });
    return () => {
      isCurrent = false;
    };
  }, [shown, passphrase, of]);
  return {
    shown,
    passphrase,
    setPassphrase,
    /** Null until it belongs to what is entered now. */
    seed: derived && derived.of === of ? derived.seed : null,
    create(dice: string, choice: PhraseChoice) {
      const random = crypto.getRandomValues(new Uint8Array(randomBytesNeeded));
      setShown({ phrase: makePhrase({ random, dice }, choice), language: choice.language });
    },
    /** @returns what is wrong with the text */
    enter(text: string): WrongPhrase | null {
      const read = readPhrase(text);
      setShown(read.result === 'valid' ? { phrase: read.phrase, language: read.language } : null);
      return read.result === 'valid' ? null : read;
    },
    /** Takes the phrase off the page. */
    hide: () => setShown(null),
  };
}

export type Keys = ReturnType<typeof useKeys>;
