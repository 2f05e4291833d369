import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { useWhenOnline } from '#ui/online/use-when-online.ts';
import { canNavigateInPlace, visit } from '../navigation/visit.ts';
import { maxKeyLength, searchAddress } from '../store/store-address.ts';
import type { StoreData } from '../store/store-data.ts';

/** Typing is debounced by this time (specification §9). */
const debounceMs = 300;

/** The words of a text as the address has them. While a word is being composed, a field can be longer than its limit. */
const wordsOf = (text: string) => text.trim().slice(0, maxKeyLength).trimEnd();

/**
 * Keeps the address at the words of the search field, and the field at the words of an address that comes from elsewhere. The field has its own
 * text, so that typing before hydration, or while a response is loading, is never lost. Words that are still being composed count as they are
 * shown (`lib/belongs-to-input-method.ts`), and nothing rewrites them.
 */
export function useFollowedWords(inputRef: RefObject<HTMLInputElement | null>, filter: StoreData['filter']) {
  const href = useHref();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /**
   * The words that the field has navigated to; any other words in the address come from elsewhere (back, a
   * link).
   */
  const sent = useRef(filter.key);
  const isComposing = useRef(false);

  useEffect(() => {
    if (!inputRef.current || filter.key === sent.current) return;
    sent.current = filter.key;
    if (!isComposing.current) inputRef.current.value = filter.key;
  }, [filter.key, inputRef]);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const follow = async (text: string) => {
    const key = wordsOf(text);
    stop();
    if (key === sent.current) return;
    sent.current = key;
    const isShown = await visit(href(searchAddress(filter, key)), { replace: true, keepScroll: true });
    // The list still shows the previous words: these may be requested again.
    if (!isShown && sent.current === key) sent.current = filter.key;
  };
  // Text typed while offline is searched for as soon as the network is back.
  useWhenOnline(() => void (canNavigateInPlace() && follow(inputRef.current?.value ?? '')));

  const followAfterPause = () => {
    stop();
    if (!canNavigateInPlace()) return;
    timer.current = setTimeout(() => void follow(inputRef.current?.value ?? ''), debounceMs);
  };
  return {
    follow,
    /** Whether the address has the words of a text, or is on the way to them. */
    has: (text: string) => wordsOf(text) === sent.current,
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
