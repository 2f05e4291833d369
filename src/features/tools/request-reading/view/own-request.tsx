import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { Note } from '#ui/note/note.tsx';
import { fetchedResult } from './fetched-result.ts';
import styles from './own-request.module.css';

const fieldId = 'own-request';

interface Asked {
  text: string;
  /** In seconds. */
  now: number;
}

/** The pasted text, and what was asked to be read. */
function useOwnRequest() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [hasFailed, setFailed] = useState(false);
  return {
    text,
    asked,
    hasFailed,
    change(next: string) {
      setText(next);
      setAsked(null);
    },
    /** Never rejects. */
    async read() {
      try {
        await fetchedResult.fetch();
        setFailed(false);
        setAsked({ text, now: Math.floor(Date.now() / 1000) });
      } catch {
        setFailed(true);
      }
    },
  };
}

interface RequestFieldProps {
  value: string;
  onChange: (text: string) => void;
}

function RequestField({ value, onChange }: RequestFieldProps) {
  const { t } = useLingui();
  return (
    <Field
      id={fieldId}
      label={t`Request from a site`}
      hint={t`JSON, typed data, a transaction or a message, as your wallet shows it. It stays in this browser; this site gets only the chain and the addresses of the contracts.`}
    >
      {(control) => (
        <TextArea
          {...control}
          className={styles.mono}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          rows={6}
          value={value}
          onFocus={() => void fetchedResult.fetch().catch(() => undefined)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A field for a request that someone got, and below it what the request would do. */
export function OwnRequest() {
  const { text, asked, hasFailed, change, read } = useOwnRequest();
  const result = fetchedResult.current();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void read();
  };
  return (
    <div className={styles.box}>
      <h3>
        <Trans>Read a request that you received</Trans>
      </h3>
      <noscript>
        <Note tone="info">
          <Trans>This tool needs JavaScript: the request is read in your browser.</Trans>
        </Note>
      </noscript>
      <form className={styles.form} onSubmit={submit} noValidate>
        <RequestField value={text} onChange={change} />
        <Button type="submit">
          <Trans>Read request</Trans>
        </Button>
      </form>
      <div role="status">
        {hasFailed ? (
          <Note tone="bad">
            <Trans>
              The tool that reads requests could not be loaded. Check your connection and try again.
            </Trans>
          </Note>
        ) : null}
        {asked && result ? <result.RequestResult {...asked} /> : null}
      </div>
    </div>
  );
}
