import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Note } from '#ui/note/note.tsx';

function subscribe(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** What the browser says of the connection, which is a hint and no proof. */
export function ConnectionNote() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" data-screen-only>
      {isOnline ? (
        <Note tone="bad" title={<Trans>This device is connected to a network.</Trans>}>
          <Trans>
            Programs on a connected computer can steal the words that you type or create. Use a device that is
            offline and stays offline.
          </Trans>
        </Note>
      ) : (
        <Note tone="info" title={<Trans>The browser reports no connection.</Trans>}>
          <Trans>That is only a hint. Make sure that Wi-Fi is off and no cable is plugged in.</Trans>
        </Note>
      )}
    </div>
  );
}
