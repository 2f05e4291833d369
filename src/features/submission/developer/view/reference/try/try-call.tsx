import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import type { ApiOperation } from '../outline/api-outline.ts';
import { fetchedCallForm } from './fetched-call-form.ts';
import styles from './try-call.module.css';

/** A button that opens the fields of a call below its command. Without JavaScript there is the command alone. */
export function TryCall({ operation }: { operation: ApiOperation }) {
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const fetched = fetchedCallForm.current();
  /** Never rejects. */
  async function open() {
    setState('loading');
    try {
      await fetchedCallForm.fetch();
      setState('open');
    } catch {
      setState('failed');
    }
  }
  return (
    <div className={styles.call} data-screen-only="">
      {state === 'open' && fetched ? (
        <fetched.CallForm operation={operation} />
      ) : (
        <Button
          size="small"
          busy={state === 'loading'}
          aria-describedby={`${operation.id}-title`}
          onClick={() => void open()}
        >
          <Trans>Try it here</Trans>
        </Button>
      )}
      {state === 'failed' ? (
        <Note tone="bad" role="alert" className={styles.failure}>
          <Trans>The form could not be loaded. Check your connection and try again.</Trans>
        </Note>
      ) : null}
    </div>
  );
}
