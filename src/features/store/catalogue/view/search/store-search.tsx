import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useRef, type FocusEvent } from 'react';
import { SecretNote } from '#features/core/plain-forms/view/secret-note.tsx';
import { TypedSecretNote } from '#features/core/plain-forms/view/typed-secret-note.tsx';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { defaultSort } from '../../model/dapp-sort.ts';
import { everyCategory, keptBySearch, maxKeyLength } from '../store/store-address.ts';
import type { StoreData } from '../store/store-data.ts';
import { forgetSearches } from './recent-searches.ts';
import { SearchSuggestions } from './search-suggestions.tsx';
import styles from './store-search.module.css';
import { useSearchOptions } from './use-search-options.ts';
import { useStoreSearch } from './use-store-search.ts';

/** The search field's id, for moving the focus to it. */
export const storeSearchId = 'store-search';
const listboxId = 'store-suggestions';

/** A GET form to the store's own address; with JavaScript the list follows the typing. */
export function StoreSearch({ data }: { data: StoreData }) {
  const { t } = useLingui();
  const href = useHref();
  const { filter, hotSearches, categories } = data;
  const kept = keptBySearch(filter);
  const options = useSearchOptions(hotSearches);
  const input = useRef<HTMLInputElement>(null);
  const search = useStoreSearch({ listboxId, inputRef: input, filter, options });
  const box = useRef<HTMLFormElement>(null);
  // The field shows that it has the focus before the list is made, unless a key has chosen from the list already.
  const isListMade = useDeferredValue(search.isOpen) || search.active >= 0;

  const onBlur = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) search.close();
  };
  return (
    <form
      ref={box}
      className={styles.search}
      role="search"
      action={href('/dappstore')}
      onSubmit={search.onSubmit}
      onBlur={onBlur}
    >
      <label className="vh" htmlFor={storeSearchId}>
        {t`Search DApps`}
      </label>
      <Icon name="search" className={styles.glass} />
      {kept.category_id === everyCategory ? null : (
        <input type="hidden" name="category_id" value={kept.category_id} />
      )}
      {filter.chain_hid ? <input type="hidden" name="chain" value={filter.chain_hid} /> : null}
      {kept.sort === defaultSort ? null : <input type="hidden" name="sort" value={kept.sort} />}
      <input
        ref={input}
        id={storeSearchId}
        className={styles.field}
        name="key"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={maxKeyLength}
        defaultValue={filter.key}
        placeholder={t`Name, token or address`}
        autoCapitalize="none"
        spellCheck={false}
        {...search.fieldProps}
        onFocus={search.open}
        onInput={search.onInput}
        onCompositionEnd={search.onCompositionEnd}
      />
      <IconButton className={styles.clear} icon="x" label={t`Clear search`} onClick={search.clear} />
      {search.isOpen && isListMade && options.length > 0 ? (
        <SearchSuggestions
          id={listboxId}
          options={options}
          active={search.active}
          categories={categories}
          onPick={search.pick}
          onForget={() => {
            forgetSearches();
            input.current?.focus();
          }}
        />
      ) : null}
      {search.isSecret ? <TypedSecretNote className={styles.secret} /> : null}
      {data.isSecret && !search.isSecret ? <SecretNote className={styles.secret} /> : null}
    </form>
  );
}
