import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { brand } from '#brand/brand.ts';
import { localeCodes, locales, type Locale } from '#i18n/locales.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Segmented } from '#ui/field/segmented.tsx';
import { Select } from '#ui/field/select.tsx';
import { AccountsSheet } from './accounts-sheet.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { CreateForm } from './create-form.tsx';
import { EnterForm } from './enter-form.tsx';
import styles from './keys-file.module.css';
import { PaperOrigin } from './paper-notes.tsx';
import { PhraseSheet } from './phrase-sheet.tsx';
import { useKeys } from './use-keys.ts';

export interface KeysAppProps {
  /** Of the product that built the file. */
  version: string;
  onLocale: (locale: Locale) => void;
  /** Removes everything from the page. */
  onClear: () => void;
}

const languages = localeCodes.map((value) => ({ value, label: locales[value].name }));

/** The offline key file: a recovery phrase, and the addresses that follow from it. */
export function KeysApp({ version, onLocale, onClear }: KeysAppProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <p className={styles.brand}>{brand.name}</p>
          <h1>
            <Trans>Offline keys</Trans>
          </h1>
          <PaperOrigin version={version} />
        </div>
        <div data-screen-only>
          <Field id="keys-language" label={t`Language`}>
            {(control) => (
              <Select
                {...control}
                value={locale}
                options={languages}
                onChange={(event) => onLocale(event.target.value as Locale)}
              />
            )}
          </Field>
        </div>
      </header>
      <ConnectionNote />
      <Sheets onClear={onClear} />
    </main>
  );
}

function Sheets({ onClear }: Pick<KeysAppProps, 'onClear'>) {
  const { t } = useLingui();
  const keys = useKeys();
  const [source, setSource] = useState<'create' | 'enter'>('create');
  return (
    <>
      <div className={styles.section} data-screen-only>
        <Segmented
          id="keys-source"
          legend={t`Recovery phrase`}
          value={source}
          onChange={(chosen) => {
            setSource(chosen);
            keys.hide();
          }}
          options={[
            { value: 'create', label: t`Create a new one` },
            { value: 'enter', label: t`Use one that I have` },
          ]}
        />
        {source === 'create' ? <CreateForm keys={keys} /> : <EnterForm keys={keys} />}
      </div>
      {keys.shown && <PhraseSheet shown={keys.shown} keys={keys} />}
      {keys.shown && <AccountsSheet key={keys.shown.phrase} seed={keys.seed} />}
      <footer className={styles.foot} data-screen-only>
        <p>
          <Trans>
            Nothing is stored or sent, and closing this page clears everything on it. Words and private keys
            have no copy button, because other programs can read the clipboard. If you copied words or keys,
            copy something else afterwards. Printers with a network or a memory can keep what they print.
          </Trans>
        </p>
        {keys.shown ? (
          <Button onClick={onClear}>
            <Trans>Clear this page</Trans>
          </Button>
        ) : null}
      </footer>
    </>
  );
}
