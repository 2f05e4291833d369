import { Alert, Button } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { describeTime } from '#lib/describe-time.ts';
import type { Lease } from '../model/lease.ts';
import styles from './lease-line.module.css';
import shared from './review-shared.module.css';
import type { LeaseOf } from './use-lease.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

/** `12:04 UTC`; with its day where the item was assigned. */
const timeOf = ({ until, assigned_by }: Lease) =>
  assigned_by === null ? `${clock.format(new Date(until))} UTC` : describeTime(until);

const ownWords = (lease: Lease) =>
  lease.assigned_by === null
    ? `You have this until ${timeOf(lease)}`
    : `${lease.assigned_by} assigned this to you until ${timeOf(lease)}`;

/** Beside the heading: whose the item is. */
export function LeaseLine({ lease, take, giveBack }: LeaseOf) {
  if (lease && !lease.is_own) return null;
  return (
    <span className={shared['quiet']}>
      {lease ? ownWords(lease) : 'Unassigned'}
      {' · '}
      <button type="button" className={shared['link']} onClick={() => void (lease ? giveBack() : take())}>
        {lease ? 'Give back' : 'Take this item'}
      </button>
    </span>
  );
}

/** Another person is at work. Their item can be read, and taken over knowingly. */
export function HeldByOther({ lease, takeOver }: LeaseOf) {
  if (!lease || lease.is_own) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={() => void takeOver()}>
          Take over
        </Button>
      }
    >
      {lease.assigned_by === null
        ? `${lease.holder} is working on this until ${timeOf(lease)}.`
        : `${lease.assigned_by} assigned this to ${lease.holder} until ${timeOf(lease)}.`}{' '}
      You can read it.
    </Alert>
  );
}

const listWords = new Intl.ListFormat('en-GB');

/** Who else has the item open, and that a colleague changed it since it was shown. */
export function OthersHere({
  lease,
  readers,
  isChanged,
  onReload,
}: Pick<LeaseOf, 'lease' | 'readers' | 'isChanged'> & { onReload: () => void }) {
  const others = readers.filter((name) => lease?.is_own !== false || name !== lease.holder);
  return (
    <>
      {others.length > 0 && (
        <p className={shared['quiet']} role="status">
          {listWords.format(others)} {others.length === 1 ? 'has' : 'have'} this open too.
        </p>
      )}
      {isChanged && (
        <Alert
          severity="warning"
          role="status"
          action={
            <Button color="inherit" size="small" onClick={onReload}>
              Reload
            </Button>
          }
        >
          A colleague changed this after you opened it.
        </Alert>
      )}
    </>
  );
}

/** In a row of the queue: the first letter of the person who has it, a dashed ring when it is unassigned. */
export function LeaseMark({ lease }: { lease: Lease | null }) {
  const { identity } = useGetIdentity();
  const holder = lease?.holder ?? '';
  const words = lease ? (lease.is_own ? 'You have it' : `${holder} has it`) : 'Unassigned';
  const initial = [...(lease?.is_own ? (identity?.fullName ?? holder) : holder)][0]?.toUpperCase() ?? '';
  return (
    <span
      className={styles['holder']}
      role="img"
      aria-label={words}
      title={words}
      data-holder={lease ? (lease.is_own ? 'me' : 'other') : 'none'}
    >
      {initial}
    </span>
  );
}
