import { useEffect, useEffectEvent, type FormEvent, type RefObject } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { mayBeSecretSearch } from '#lib/secrets/is-secret-search.ts';
import { useListbox } from '#ui/field/use-listbox.ts';
import { countSearch } from '../content/count-search.ts';
import { canNavigateInPlace, visit } from '../navigation/visit.ts';
import { dappAddress } from '../../model/listed-address.ts';
import type { StoreData } from '../store/store-data.ts';
import { rememberSearch } from './recent-searches.ts';
import { useFollowedWords } from './use-followed-words.ts';
import type { SearchOption } from './use-search-options.ts';

interface StoreSearchInput {
  listboxId: string;
  inputRef: RefObject<HTMLInputElement | null>;
  filter: StoreData['filter'];
  options: readonly SearchOption[];
}

/** The field works before the script does: earlier typing or focus counts. */
function useEarlierTyping(
  inputRef: StoreSearchInput['inputRef'],
  words: ReturnType<typeof useFollowedWords>,
  open: () => void,
): void {
  const adopt = useEffectEvent(() => {
    const field = inputRef.current;
    if (!field || !canNavigateInPlace()) return;
    if (!words.has(field.value)) void words.follow(field.value);
    else if (document.activeElement === field) open();
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => adopt());
    return () => cancelAnimationFrame(frame);
  }, []);
}

function keepSearch(text: string): void {
  rememberSearch(text);
  countSearch(text);
}

/** The search field's behavior: the address follows what is typed, and suggestions open below it. */
export function useStoreSearch({ listboxId, inputRef, filter, options }: StoreSearchInput) {
  const href = useHref();
  const words = useFollowedWords(inputRef, filter);
  const listbox = useListbox({ id: listboxId, count: options.length, stopsAtField: true, onPick: pick });
  const { open, close } = listbox;
  /** Words that are a secret are neither sent nor kept. */
  const search = async (text: string) => {
    close();
    if (await words.follow(text)) keepSearch(text);
  };

  useEarlierTyping(inputRef, words, open);
  const onInput = (event: FormEvent) => {
    close();
    words.typing.onInput(event);
  };
  function pick(position: number) {
    const option = options[position];
    if (!option) return;
    if (option.kind === 'hot') {
      close();
      words.stop();
      void visit(href(dappAddress(option.dapp.hid)));
      return;
    }
    if (inputRef.current) inputRef.current.value = option.words;
    void search(option.words);
  }
  const onSubmit = (event: FormEvent) => {
    const text = inputRef.current?.value ?? '';
    if (!canNavigateInPlace() && !mayBeSecretSearch(text)) return keepSearch(text);
    event.preventDefault();
    void search(text);
  };
  const clear = () => {
    if (!inputRef.current) return;
    inputRef.current.value = '';
    inputRef.current.focus();
    void words.follow('');
  };
  const { onCompositionEnd } = words.typing;
  const { isSecret } = words;
  return { ...listbox, isSecret, pick, clear, onInput, onCompositionEnd, onSubmit };
}
