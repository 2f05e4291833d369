import type { SubmissionKind, SubmissionState } from '#features/submission/submissions/model/state.ts';
import { dueFilters, paymentFilters, refundFilters } from '../model/review-list.ts';
import type { DueFilter, PaymentFilter, RefundFilter } from '../model/review-list.ts';

/** What the queue shows; empty where it is not narrowed. */
export interface QueueFilter {
  q: string;
  kind: SubmissionKind | '';
  /** None: every state. */
  states: readonly SubmissionState[];
  locale: string;
  network: string;
  finding: string;
  due: DueFilter | '';
  refund: RefundFilter | '';
  payment: PaymentFilter | '';
  holder: string;
  decider: string;
}

export const wholeQueue: QueueFilter = {
  q: '',
  kind: '',
  states: [],
  locale: '',
  network: '',
  finding: '',
  due: '',
  refund: '',
  payment: '',
  holder: '',
  decider: '',
};

const textNames = [
  'q',
  'kind',
  'locale',
  'network',
  'finding',
  'due',
  'refund',
  'payment',
  'holder',
  'decider',
] as const;

/** Of every state, in an address: without a word there the most urgent are meant. */
const everyState = 'all';

export const isSameFilter = (one: QueueFilter, other: QueueFilter): boolean =>
  JSON.stringify(queueQuery(one)) === JSON.stringify(queueQuery(other));

/** As the server takes it: what is not narrowed is left out. */
export function queueQuery(filter: QueueFilter): Record<string, string> {
  const texts = textNames
    .map((name) => [name, filter[name].trim()] as const)
    .filter(([, text]) => text !== '');
  const states = filter.states.join(',');
  return { ...Object.fromEntries(texts), ...(states && { state: states }) };
}

/** As an address carries it. */
export function writeQueue(filter: QueueFilter): string {
  return new URLSearchParams({ state: everyState, ...queueQuery(filter) }).toString();
}

/** @returns undefined for an address that says nothing about the queue */
export function readQueue(
  search: string,
  known: { states: readonly SubmissionState[]; kinds: readonly SubmissionKind[] },
): QueueFilter | undefined {
  const query = new URLSearchParams(search);
  const state = query.get('state');
  if (state === null) return undefined;
  const named = state.split(',');
  const text = (name: string) => query.get(name) ?? '';
  return {
    ...wholeQueue,
    q: text('q'),
    locale: text('locale'),
    network: text('network'),
    finding: text('finding'),
    holder: text('holder'),
    decider: text('decider'),
    kind: known.kinds.find((kind) => kind === text('kind')) ?? '',
    due: dueFilters.find((due) => due === text('due')) ?? '',
    refund: refundFilters.find((refund) => refund === text('refund')) ?? '',
    payment: paymentFilters.find((payment) => payment === text('payment')) ?? '',
    states: known.states.filter((one) => named.includes(one)),
  };
}
