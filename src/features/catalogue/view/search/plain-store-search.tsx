import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { maxKeyLength } from '../store/store-address.ts';
import styles from './plain-store-search.module.css';

/** A search of the store from another page: a GET form, which needs no JavaScript. */
export function PlainStoreSearch() {
  const href = useHref();
  const id = useId();
  return (
    <form className={styles.search} role="search" action={href('/dappstore')}>
      <label htmlFor={id}>
        <Trans>Name, token or address</Trans>
      </label>
      <div className={styles.row}>
        <TextInput
          id={id}
          name="key"
          inputMode="search"
          enterKeyHint="search"
          maxLength={maxKeyLength}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button type="submit">
          <Trans>Search DApps</Trans>
        </Button>
      </div>
    </form>
  );
}
