import { Trans } from '@lingui/react/macro';
import { Note } from '#ui/note/note.tsx';
import notes from './donation-notes.module.css';

/** The two warnings beside every donation box (specification §8); they cannot be dismissed. */
export function DonationNotes({ symbol, networkShort }: { symbol: string; networkShort: string }) {
  return (
    <div className={notes.notes}>
      <Note tone="caution">
        <Trans>
          <b>Stay on this page until you have paid.</b> If you leave, the amount may change. We can confirm
          only an amount that was shown for this submission.
        </Trans>
      </Note>
      <Note tone="bad">
        <Trans>
          <b>
            Only {symbol} on {networkShort} counts.
          </b>{' '}
          A donation in another token, or on another network, will not be processed.
        </Trans>
      </Note>
    </div>
  );
}
