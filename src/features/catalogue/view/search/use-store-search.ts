import { useEffect, useEffectEvent, useRef, type FormEvent, type RefObject } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { useListbox } from '#ui/field/use-listbox.ts';
import { useWhenOnline } from '#ui/online/use-when-online.ts';
import { countSearch } from '../content/count-search.ts';
import { canNavigateInPlace, visit } from '../navigation/visit.ts';
import { dappAddress, searchAddress } from '../store/store-address.ts';
import type { StoreData } from '../store/store-data.ts';
import { rememberSearch } from './recent-searches.ts';
import type { SearchOption } from './use-search-options.ts';

/** Typing is debounced by this time (specification §9). */
const debounceMs = 300;

interface StoreSearchInput {
  listboxId: string;
  inputRef: RefObject<HTMLInputElement | null>;
  filter: StoreData['filter'];
  options: readonly SearchOption[];
}

/**
 * The search field's behavior. The field keeps its own text, so that typing before hydration, or while a
 * response is loading, is never lost; the address follows it.
 */
export function useStoreSearch({ listboxId, inputRef, filter, options }: StoreSearchInput) {
  const href = useHref();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /**
   * The words that the field has navigated to; any other words in the address come from elsewhere (back, a
   * link).
   */
  const sent = useRef(filter.key);
  const listbox = useListbox({
    id: listboxId,
    count: options.length,
    stopsAtField: true,
    onPick: pick,
  });
  const { open, close } = listbox;

  useEffect(() => {
    if (!inputRef.current || filter.key === sent.current) return;
    sent.current = filter.key;
    inputRef.current.value = filter.key;
  }, [filter.key, inputRef]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const follow = async (text: string) => {
    const key = text.trim();
    clearTimeout(timer.current);
    if (key === sent.current) return;
    sent.current = key;
    const isShown = await visit(href(searchAddress(filter, key)), { replace: true, keepScroll: true });
    // The list still shows the previous words: these may be requested again.
    if (!isShown && sent.current === key) sent.current = filter.key;
  };
  // Text typed while offline is searched for as soon as the network is back.
  useWhenOnline(() => void (canNavigateInPlace() && follow(inputRef.current?.value ?? '')));
  const commit = (words: string) => {
    close();
    rememberSearch(words);
    countSearch(words);
  };

  // The field works before the script does: earlier typing or focus counts.
  const adopt = useEffectEvent(() => {
    const field = inputRef.current;
    if (!field || !canNavigateInPlace()) return;
    if (field.value.trim() !== sent.current) void follow(field.value);
    else if (document.activeElement === field) open();
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => adopt());
    return () => cancelAnimationFrame(frame);
  }, []);

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    close();
    clearTimeout(timer.current);
    const isComposing = (event.nativeEvent as InputEvent).isComposing;
    const text = event.currentTarget.value;
    if (canNavigateInPlace() && !isComposing) timer.current = setTimeout(() => void follow(text), debounceMs);
  };
  function pick(position: number) {
    const option = options[position];
    if (!option) return;
    if (option.kind === 'hot') {
      close();
      void visit(href(dappAddress(option.dapp.hid)));
      return;
    }
    if (inputRef.current) inputRef.current.value = option.words;
    commit(option.words);
    void follow(option.words);
  }
  const onSubmit = (event: FormEvent) => {
    const text = inputRef.current?.value ?? '';
    commit(text);
    if (!canNavigateInPlace()) return;
    event.preventDefault();
    void follow(text);
  };
  const clear = () => {
    if (!inputRef.current) return;
    inputRef.current.value = '';
    inputRef.current.focus();
    void follow('');
  };
  return { ...listbox, pick, clear, onInput, onSubmit };
}
