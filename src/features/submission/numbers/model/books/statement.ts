import { formatSigned } from '../format-signed.ts';
import { currencyDecimals, type BookCurrency, type BookToken } from './book-rate.ts';
import type { BookView } from './book-id.ts';

/** What a statement counts of an entry. Amounts are decimal texts, empty where nothing says them. */
export interface StatedEntry {
  entry: 'donation' | 'refund' | 'transfer' | 'transfer-refund';
  status: 'by-chain' | 'by-hand' | 'in-doubt' | 'set-aside';
  amount: string;
  refunded: string;
  /** What they were worth, with the decimals of the currency. */
  value: string;
  refunded_value: string;
}

export interface StatementSums {
  donations: number;
  /** Whole tokens as a decimal text, like the other amounts. */
  donated: string;
  /** Of no submission. */
  transfers: number;
  transferred: string;
  /** Of donations and of transfers. */
  refunds: number;
  refunded: string;
  /** What came in without what was given back; may be below zero. */
  net: string;
  /** What came in was worth, as far as a rate of the day is known. */
  value: string;
  refunded_value: string;
  net_value: string;
  /** Entries whose amount nothing says. */
  unknown: number;
  /** Entries with an amount and without a rate of their day: they are in no value. */
  unpriced: number;
  /** Entries that the chain no longer shows; they count. */
  in_doubt: number;
  /** Transfers of which the desk says that they are no payments; they count. */
  set_aside: number;
}

export interface StatementMonth extends StatementSums {
  /** `2026-11` */
  month: string;
}

export interface StatementToken extends BookToken {
  /** Those with an entry, the earliest first. */
  months: StatementMonth[];
  total: StatementSums;
}

/** Everything that the page shows. */
export interface Statement extends BookView {
  id: string;
  /** When it was counted, RFC 3339 UTC. */
  at: string;
  tokens: StatementToken[];
  /** Days without a rate that one is missed on, the earliest first. */
  unpriced_days: string[];
  /** Receiving addresses whose transfers are not known to the latest block, and since when; null where none was ever read. */
  unread: { receiver: string; network: string; since: string | null }[];
}

/** No token has more decimals. */
const scale = 36;

/** @throws Error for what is no amount, so that nothing is left out of a sum in silence */
function scaledOf(text: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  if (!/^\d+(?:\.\d+)?$/.test(text) || fraction.length > decimals) throw new Error(`${text} is no amount`);
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

const noCounts = () => ({
  ...{ donations: 0, transfers: 0, refunds: 0, unknown: 0, unpriced: 0, in_doubt: 0, set_aside: 0 },
  ...{ donated: 0n, transferred: 0n, refunded: 0n, value: 0n, refundedValue: 0n },
});
type Counts = ReturnType<typeof noCounts>;

function addSides(counts: Counts, { entry, amount, refunded }: StatedEntry): void {
  if (entry === 'donation') {
    counts.donations += 1;
    if (amount !== '') counts.donated += scaledOf(amount, scale);
  } else if (entry === 'transfer') {
    counts.transfers += 1;
    if (amount !== '') counts.transferred += scaledOf(amount, scale);
  } else {
    counts.refunds += 1;
    if (refunded !== '') counts.refunded += scaledOf(refunded, scale);
  }
}

const isUnknown = ({ amount, refunded }: StatedEntry) => amount === '' && refunded === '';
const isUnpriced = (entry: StatedEntry) =>
  !isUnknown(entry) && entry.value === '' && entry.refunded_value === '';

function addEntry(counts: Counts, entry: StatedEntry, currency: BookCurrency): void {
  const { status, value, refunded_value } = entry;
  addSides(counts, entry);
  const places = currencyDecimals[currency];
  if (value !== '') counts.value += scaledOf(value, places);
  if (refunded_value !== '') counts.refundedValue += scaledOf(refunded_value, places);
  if (isUnknown(entry)) counts.unknown += 1;
  if (isUnpriced(entry)) counts.unpriced += 1;
  if (status === 'in-doubt') counts.in_doubt += 1;
  if (status === 'set-aside') counts.set_aside += 1;
}

function presentSums(counts: Counts, currency: BookCurrency): StatementSums {
  const { donated, transferred, refunded, value, refundedValue, ...numbers } = counts;
  const amount = (units: bigint) => formatSigned(units, scale);
  const places = currencyDecimals[currency];
  const money = (units: bigint) => formatSigned(units, places, places);
  return {
    ...numbers,
    donated: amount(donated),
    transferred: amount(transferred),
    refunded: amount(refunded),
    net: amount(donated + transferred - refunded),
    value: money(value),
    refunded_value: money(refundedValue),
    net_value: money(value - refundedValue),
  };
}

interface CountedToken {
  token: BookToken;
  months: Map<string, Counts>;
  total: Counts;
}

/** Counts entries one by one, in whole numbers of any size. */
export function createStatement(currency: BookCurrency) {
  const tokens = new Map<string, CountedToken>();
  const unpricedDays = new Set<string>();
  return {
    /** @param place.day on which it is booked, YYYY-MM-DD */
    add(entry: StatedEntry, { token, day }: { token: BookToken; day: string }): void {
      const counted = tokens.get(token.id) ?? { token, months: new Map(), total: noCounts() };
      const month = counted.months.get(day.slice(0, 7)) ?? noCounts();
      for (const counts of [month, counted.total]) addEntry(counts, entry, currency);
      counted.months.set(day.slice(0, 7), month);
      tokens.set(token.id, counted);
      if (isUnpriced(entry)) unpricedDays.add(day);
    },
    present: (): Pick<Statement, 'tokens' | 'unpriced_days'> => ({
      tokens: [...tokens.values()].map(({ token, months, total }) => ({
        ...token,
        months: [...months]
          .map(([month, counts]) => ({ month, ...presentSums(counts, currency) }))
          .toSorted((one, other) => (one.month < other.month ? -1 : 1)),
        total: presentSums(total, currency),
      })),
      unpriced_days: [...unpricedDays].toSorted(),
    }),
  };
}
