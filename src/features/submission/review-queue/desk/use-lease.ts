import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { restingMs } from '#lib/user-activity.ts';
import type { Lease, LeaseMove } from '../model/lease.ts';
import { presencePollMs, type Presence } from '../model/presence.ts';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';

/** What a lease needs to know of an item. */
interface LeasedItem {
  id: number;
  version: number;
  lease: Lease | null;
  /** What the reader may do with it. */
  actions: readonly unknown[];
}

/** A renewal each minute, while someone works. */
const renewMs = 60_000;

let last: Promise<unknown> = Promise.resolve();

/** One call after the other: leaving an item quickly must not overtake taking it. */
function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const next = last.then(call, call);
  last = next.catch(() => undefined);
  return next;
}

const moveLease = (id: number, name: LeaseMove, keepalive = false) =>
  inTurn(() => callDesk<{ lease: Lease | null }>(`desk/submissions/${id}/lease`, { name }, { keepalive }));

export interface LeaseOf {
  lease: Lease | null;
  /** Names of others who have it open. */
  readers: readonly string[];
  /** A colleague changed it since it was shown. */
  isChanged: boolean;
  /** Never reject: what goes wrong is shown. */
  take: () => Promise<void>;
  takeOver: () => Promise<void>;
  giveBack: () => Promise<void>;
}

/**
 * Who is at the item, asked again and again while its page is in sight. It is asked in turn with what is done about the lease, so that an older answer
 * does not overtake a newer one.
 */
function usePresence(id: number, onAnswer: (presence: Presence) => void): void {
  const latest = useRef(onAnswer);
  useEffect(() => {
    latest.current = onAnswer;
  });
  useEffect(() => {
    let isOver = false;
    let isAsking = false;
    const ask = () => {
      if (document.hidden || !navigator.onLine || isAsking) return;
      isAsking = true;
      void inTurn(() => callDesk<Presence>(`desk/submissions/${id}/presence`))
        .then(
          (presence) => isOver || latest.current(presence),
          // The next answer says it; what the item itself cannot do is shown there.
          () => undefined,
        )
        .finally(() => (isAsking = false));
    };
    ask();
    const timer = setInterval(ask, presencePollMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [id]);
}

type PresenceSummary = Pick<Presence, 'version' | 'readers'>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The same object while nothing is new, so that nothing is drawn again. */
const summaryOf = (before: PresenceSummary, { version, readers }: Presence): PresenceSummary =>
  isSame(before, { version, readers }) ? before : { version, readers };

/**
 * Takes an item that can be decided while it is open, renews it while its person works, and gives it back when they leave.
 * Deciding ends the lease at the server; nothing is taken again by itself then. @param onMoved the queue shows it too
 */
export function useLease({ id, version, lease, actions }: LeasedItem, onMoved: () => void): LeaseOf {
  const notify = useNotify();
  const [known, setKnown] = useState({ version, fetched: lease, lease });
  // What was fetched later, after a decision or because someone took it over, says itself who has it.
  const current = known.version === version && known.fetched === lease ? known.lease : lease;
  const [seen, setSeen] = useState<PresenceSummary>({ version, readers: [] });
  const isOwn = current?.is_own ?? false;
  const canDecide = actions.length > 0;

  const move = (name: LeaseMove) =>
    moveLease(id, name).then(
      (moved) => {
        setKnown({ version, fetched: lease, lease: moved.lease });
        onMoved();
      },
      (error: unknown) =>
        notify(error instanceof Error ? error.message : 'That did not work. Try again.', { type: 'error' }),
    );

  usePresence(id, (presence) => {
    if (!isSame(presence.lease, current)) {
      setKnown({ version, fetched: lease, lease: presence.lease });
      onMoved();
    }
    setSeen((before) => summaryOf(before, presence));
  });

  useEffect(() => {
    if (!canDecide) return;
    const giveBack = (keepalive: boolean) => void moveLease(id, 'leave', keepalive).catch(() => undefined);
    const leave = () => giveBack(true);
    void move('take');
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      giveBack(false);
    };
    // Once for each item that is opened: a decision must not take it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);

  useEffect(() => {
    if (!isOwn) return;
    const timer = setInterval(() => {
      if (restingMs() < 2 * renewMs) void move('take');
    }, renewMs);
    return () => clearInterval(timer);
  });

  return {
    lease: current,
    readers: seen.readers,
    isChanged: seen.version > version,
    take: () => move('take'),
    takeOver: () => move('take-over'),
    giveBack: () => move('give-back'),
  };
}
