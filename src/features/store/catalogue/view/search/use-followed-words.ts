import { useEffect, useEffectEvent, useRef, type FormEvent, type RefObject, useState } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { useWhenOnline } from '#ui/online/use-when-online.ts';
import { canNavigateInPlace, visit } from '../navigation/visit.ts';
import { maxKeyLength, searchAddress } from '../store/store-address.ts';
import type { StoreData } from '../store/store-data.ts';
import { isSecretSearch } from '#lib/secrets/is-secret-search.ts';

/** Typing is debounced by this time (specification §9). */
const debounceMs = 300;

/** The words of a text as the address has them. While a word is being composed, a field can be longer than its limit. */
const wordsOf = (text: string) => text.trim().slice(0, maxKeyLength).trimEnd();

/** Words of a search that the list follows while they are typed, and of the shortest recovery phrase. */
const followedWords = 4;
const phraseWords = 12;

/** More words than a name has may become a recovery phrase: they are searched for on request, or after the check of a whole one. */
function mayBeginPhrase(text: string): boolean {
  const count = text.trim().split(/\s+/).length;
  return count > followedWords && count < phraseWords;
}

/** What happens after a pause of the typing. */
function usePause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    stop,
    start(act: () => void) {
      stop();
      timer.current = setTimeout(act, debounceMs);
    },
  };
}

/** The words of the address, and the way to others. */
function useShownWords(filter: StoreData['filter'], onElsewhere: (key: string) => void) {
  const href = useHref();
  /** The words that the field has navigated to; any other words in the address come from elsewhere (back, a link). */
  const sent = useRef(filter.key);
  const adopt = useEffectEvent(onElsewhere);
  useEffect(() => {
    if (filter.key === sent.current) return;
    sent.current = filter.key;
    adopt(filter.key);
  }, [filter.key]);
  return {
    has: (key: string) => key === sent.current,
    async show(key: string) {
      if (key === sent.current) return;
      sent.current = key;
      const isShown = await visit(href(searchAddress(filter, key)), { replace: true, keepScroll: true });
      // The list still shows the previous words: these may be requested again.
      if (!isShown && sent.current === key) sent.current = filter.key;
    },
  };
}

/** Checks what was typed before it is sent or kept, and remembers what the latest check found. */
function useSecretCheck(): {
  isSecret: boolean;
  check(text: string): Promise<boolean | undefined>;
} {
  const latest = useRef(0);
  const [isSecret, setIsSecret] = useState(false);
  return {
    isSecret,
    /** @returns undefined where something else was typed in between, or without a connection: then nothing can be searched either */
    async check(text) {
      latest.current += 1;
      const own = latest.current;
      const isFound = await isSecretSearch(text).catch(() => undefined);
      if (isFound === undefined || own !== latest.current) return undefined;
      setIsSecret(isFound);
      return isFound;
    },
  };
}

/**
 * Keeps the address at the words of the search field, and the field at the words of an address that comes from elsewhere. The field has its own
 * text, so that typing before hydration, or while a response is loading, is never lost. Words that are still being composed count as they are
 * shown (`lib/belongs-to-input-method.ts`), and nothing rewrites them.
 */
export function useFollowedWords(inputRef: RefObject<HTMLInputElement | null>, filter: StoreData['filter']) {
  const { start, stop } = usePause();
  const isComposing = useRef(false);
  const { isSecret, check } = useSecretCheck();
  const { has, show } = useShownWords(filter, (key) => {
    if (inputRef.current && !isComposing.current) inputRef.current.value = key;
  });

  /** @returns false where the words are a secret, or cannot be looked at: the address has none of them, and the field keeps them */
  const follow = async (text: string): Promise<boolean> => {
    stop();
    const isFound = await check(text);
    if (isFound === undefined) return false;
    // The first words of a secret may be in the address.
    void show(isFound ? '' : wordsOf(text));
    return !isFound;
  };
  const followTyped = () => {
    const text = inputRef.current?.value ?? '';
    if (canNavigateInPlace() && !mayBeginPhrase(text)) void follow(text);
  };
  // Text typed while offline is searched for as soon as the network is back.
  useWhenOnline(followTyped);
  const followAfterPause = () => start(followTyped);
  return {
    follow,
    isSecret,
    /** Whether the address has the words of a text, or is on the way to them. */
    has: (text: string) => has(wordsOf(text)),
    /** What waits for the end of a pause is not searched for. */
    stop,
    /** Handlers of the field. */
    typing: {
      onInput: (event: FormEvent) => {
        isComposing.current = (event.nativeEvent as InputEvent).isComposing;
        followAfterPause();
      },
      // The browser may change the text once more: it cuts what is longer than the field's limit.
      onCompositionEnd: () => {
        isComposing.current = false;
        followAfterPause();
      },
    },
  };
}
