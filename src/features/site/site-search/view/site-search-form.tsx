import { Trans } from '@lingui/react/macro';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { brand } from '#brand/brand.ts';
import { maxKeyLength } from '#features/store/catalogue/view/store/store-address.ts';
import { guardSearch } from '#features/core/plain-forms/view/guard-search.ts';
import { TypedSecretNote } from '#features/core/plain-forms/view/typed-secret-note.tsx';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { useWhenOnline } from '#ui/online/use-when-online.ts';
import { searchPath } from '../model/search-address.ts';
import styles from './site-search-form.module.css';

interface SiteSearchFormProps {
  /** The words of the last search. */
  initial?: string;
}

/** The search over the whole site: a GET form, which needs no JavaScript. */
export function SiteSearchForm({ initial = '' }: SiteSearchFormProps) {
  const href = useHref();
  const id = useId();
  const wallet = brand.name;
  const [isSecret, setIsSecret] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** Asked for without a connection. */
  const isWaiting = useRef(false);
  useWhenOnline(() => {
    if (isWaiting.current) form.current?.requestSubmit();
  });
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    isWaiting.current = !navigator.onLine;
    guardSearch(event, () => setIsSecret(true));
  }
  return (
    <form ref={form} className={styles.search} role="search" action={href(searchPath)} onSubmit={onSubmit}>
      <label htmlFor={id}>
        <Trans>Search {wallet}</Trans>
      </label>
      <div className={styles.row}>
        <TextInput
          id={id}
          name="key"
          defaultValue={initial}
          inputMode="search"
          enterKeyHint="search"
          maxLength={maxKeyLength}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          required
        />
        <Button type="submit" variant="primary" icon="search">
          <Trans comment="button of a search form: to search">Search</Trans>
        </Button>
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        <Trans comment="what the search looks at">Pages, tools, DApps, tokens and news</Trans>
      </p>
      {isSecret ? <TypedSecretNote className={styles.secret} /> : null}
    </form>
  );
}
