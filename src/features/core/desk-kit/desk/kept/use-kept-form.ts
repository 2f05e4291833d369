import { useRef, useState } from 'react';
import { canonicalJson } from '#lib/canonical-json.ts';
import { forgetKept, keptPath, readKept, writeKept, type KeptPlace, type Seen } from './kept-store.ts';

/** A form that keeps what is typed on this device until it is sent. */
export interface KeptForm<Values> {
  values: Values;
  /** Changes some of what the form holds now, and keeps it. */
  set: (changed: Partial<Values>) => void;
  /** When the person typed what the form began with; undefined where it began with nothing typed. RFC 3339, UTC. */
  restored: string | undefined;
  /** The version that the values were written about: the earlier one where the form began with what was typed. */
  seen: Seen;
  /** Whether it began with what was typed about another version than the one that is shown now. */
  isOlder: boolean;
  /** Whether something is typed. */
  isChanged: boolean;
  /** Gives up what was typed. */
  discard: () => void;
  /** Once it was sent: forgets it, unless something else was typed since. @param sent what was sent */
  settle: (sent: Values) => void;
  /** The person raised the version by an act of their own. */
  setSeen: (seen: Seen) => void;
  /**
   * From here on the form is about what is stored now; what was typed since stays.
   * @param sent what was sent; without it the form is replaced, whatever it holds
   */
  accept: (stored: Values, seen: Seen, sent?: Values) => void;
}

interface Held<Values> {
  path: string;
  /** Without anything typed. */
  initial: Values;
  /** The version that was shown when the form began. */
  shown: Seen;
  values: Values;
  restored: string | undefined;
  seen: Seen;
}

const same = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

/** What is known of the form today: a part that it no longer has, or has since, is not what was typed. */
function fitted<Values extends object>(initial: Values, kept: Partial<Values>): Values {
  const known = Object.entries(kept).filter(([name]) => Object.hasOwn(initial, name));
  return { ...initial, ...Object.fromEntries(known) };
}

function begin<Values extends object>(path: string, initial: Values, shown: Seen): Held<Values> {
  const kept = readKept<Partial<Values>>(path);
  const untouched = { path, initial, shown, values: initial, restored: undefined, seen: shown };
  if (!kept) return untouched;
  const values = fitted(initial, kept.values);
  if (same(values, initial)) return untouched;
  return { ...untouched, values, restored: kept.at, seen: kept.seen };
}

/**
 * What a form holds: typed text outlives a reload, a lock, another page and a refusal, for the account that typed it.
 * @param initial what the form holds until something is typed; it counts when the form begins
 * @param options.seen the version that is shown
 */
export function useKeptForm<Values extends object>(
  place: KeptPlace,
  initial: Values,
  { seen: shown = null }: { seen?: Seen } = {},
): KeptForm<Values> {
  const path = keptPath(place);
  const [held, setHeld] = useState(() => begin(path, initial, shown));
  if (held.path !== path) setHeld(begin(path, initial, shown));
  /** What is in the fields now, for what arrives later. */
  const latest = useRef(held);

  const current = () => (latest.current.path === path ? latest.current : held);
  const show = (changed: Partial<Held<Values>>) => {
    const next = { ...current(), ...changed };
    latest.current = next;
    setHeld(next);
    if (same(next.values, next.initial)) forgetKept(path);
    else writeKept(path, { values: next.values, seen: next.seen });
  };
  const discard = () => {
    const { initial: values, shown: seen } = current();
    show({ values, seen, restored: undefined });
  };
  return {
    values: held.values,
    restored: held.restored,
    seen: held.seen,
    isOlder: held.restored !== undefined && held.seen !== shown,
    isChanged: !same(held.values, held.initial),
    set: (changed) => show({ values: { ...current().values, ...changed } }),
    setSeen: (seen) => show({ seen }),
    discard,
    settle: (sent) => {
      if (same(current().values, sent)) discard();
    },
    accept: (stored, seen, sent) => {
      const { values } = current();
      const isNewer = sent !== undefined && !same(values, sent);
      show({ initial: stored, shown: seen, seen, values: isNewer ? values : stored, restored: undefined });
    },
  };
}
