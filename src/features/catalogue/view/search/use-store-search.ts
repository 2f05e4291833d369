import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { countSearch } from '../content/count-search.ts';
import { canNavigateInPlace, visit } from '../navigation/visit.ts';
import { dappAddress, searchAddress } from '../store/store-address.ts';
import type { StoreData } from '../store/store-data.ts';
import { rememberSearch } from './recent-searches.ts';
import type { SearchOption } from './use-search-options.ts';

/** Typing is followed at this distance (specification §9). */
const debounceMs = 300;

/**
 * The search field's behaviour. The field keeps its own text, so that what somebody types before the page is ready, or while an
 * answer is on its way, is never taken back; the address follows it.
 */
export function useStoreSearch(filter: StoreData['filter'], options: readonly SearchOption[]) {
  const href = useHref();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The words the field has sent the page to; any other words in the address come from elsewhere (back, a link). */
  const sent = useRef(filter.key);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);

  useEffect(() => {
    if (!input.current || filter.key === sent.current) return;
    sent.current = filter.key;
    input.current.value = filter.key;
  }, [filter.key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const open = () => setIsOpen(true);

  const follow = (text: string) => {
    const key = text.trim();
    clearTimeout(timer.current);
    if (key === sent.current) return;
    sent.current = key;
    visit(href(searchAddress(filter, key)), { replace: true, keepScroll: true });
  };
  const commit = (words: string) => {
    close();
    rememberSearch(words);
    countSearch(words);
  };

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    close();
    clearTimeout(timer.current);
    const isComposing = (event.nativeEvent as InputEvent).isComposing;
    const text = event.currentTarget.value;
    if (canNavigateInPlace() && !isComposing) timer.current = setTimeout(() => follow(text), debounceMs);
  };
  const pick = (option: SearchOption) => {
    if (option.kind === 'hot') {
      close();
      visit(href(dappAddress(option.dapp.hid)));
      return;
    }
    if (input.current) input.current.value = option.words;
    commit(option.words);
    follow(option.words);
  };
  const onSubmit = (event: FormEvent) => {
    const text = input.current?.value ?? '';
    const picked = isOpen ? options[active] : undefined;
    if (picked) {
      event.preventDefault();
      pick(picked);
      return;
    }
    commit(text);
    if (!canNavigateInPlace()) return;
    event.preventDefault();
    follow(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      open();
      // -1 is the field itself, so that arrows walk through it as well.
      setActive((before) => ((before + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    follow('');
  };
  return { input, isOpen: isOpen && options.length > 0, active, open, close, pick, clear, onInput, onSubmit, onKeyDown };
}
