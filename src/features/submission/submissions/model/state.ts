/** The state of a submission. */
export const submissionStates = [
  'awaiting-payment',
  'checking-payment',
  'payment-refused',
  'in-review',
  'cv-screening',
  'interview',
  'interview-results',
  'changes-requested',
  'listed',
  'welcome',
  'rejected',
  'withdrawn',
  'expired',
] as const;

export type SubmissionState = (typeof submissionStates)[number];

export const submissionKinds = ['dapp', 'token', 'nft', 'ambassador'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** What is to be listed, and what is an application of a person (rulings §4). */
export type Purpose = 'listing' | 'application';

const purposes = {
  dapp: 'listing',
  token: 'listing',
  nft: 'listing',
  ambassador: 'application',
} as const satisfies Record<SubmissionKind, Purpose>;

/** Kinds of which an approval lists an item. */
export type ListingKind = {
  [Kind in SubmissionKind]: (typeof purposes)[Kind] extends 'listing' ? Kind : never;
}[SubmissionKind];

export function isListing(kind: SubmissionKind): kind is ListingKind {
  return purposes[kind] === 'listing';
}

export const listingKinds = submissionKinds.filter(isListing);

export function purposeOf(kind: SubmissionKind): Purpose {
  return purposes[kind];
}

/** Is a donation asked? What asks for none waits for the desk as soon as it is sent. */
export function isPaid(kind: SubmissionKind): boolean {
  return isListing(kind);
}

/** The states that each purpose has; some belong to both. */
export type ApplicationState = Exclude<
  SubmissionState,
  'awaiting-payment' | 'checking-payment' | 'payment-refused' | 'in-review' | 'listed' | 'expired'
>;
export type ListingState = Exclude<
  SubmissionState,
  'cv-screening' | 'interview' | 'interview-results' | 'welcome'
>;

/** Where a submission begins. */
export function firstStateOf(kind: SubmissionKind): SubmissionState {
  return isPaid(kind) ? 'awaiting-payment' : 'cv-screening';
}

/** Who makes a change: the person who submitted, the portal itself, or someone at the desk. */
export type Actor = 'submitter' | 'system' | 'reviewer';

/** Every change that a submission can go through, and who makes it. */
export const transitionActors = {
  update: 'submitter',
  /** After changes were requested: back to the desk without paying again. */
  resubmit: 'submitter',
  pay: 'submitter',
  withdraw: 'submitter',
  /** Against a rejection, or against the delisting of what was listed; once (decision 031). */
  appeal: 'submitter',
  /** Takes what was listed out of the store. */
  'withdraw-listing': 'submitter',
  /** A person is asked about the payment; the state stays. */
  'ask-about-payment': 'submitter',
  'answer-about-payment': 'reviewer',
  'accept-payment': 'system',
  'refuse-payment': 'system',
  /** A reorganization of the chain has undone the payment. */
  'reverse-payment': 'system',
  /** It is paid again: back to the changes that were requested in the meantime. */
  'return-payment': 'system',
  /** Another submission may claim the same payment: the desk decides (decision 014). */
  'dispute-payment': 'system',
  /** Not paid in time: the form and its files are deleted. */
  expire: 'system',
  /** A payment that is sent in after that is kept for the desk. */
  'pay-late': 'submitter',
  /** Says that a payment counts although the chain does not: a second person must agree. */
  'propose-payment': 'reviewer',
  'confirm-payment': 'reviewer',
  /** A disputed payment belongs to none of those who claimed it. */
  'deny-payment': 'reviewer',
  /** The same for those who could have claimed it, or have another claim that is still open. */
  'close-dispute': 'reviewer',
  /** Of an expired submission: the person sends the form again without paying again. */
  'accept-late-payment': 'reviewer',
  approve: 'reviewer',
  /** Proposes times; again, when none of them suited. */
  invite: 'reviewer',
  'conclude-interview': 'reviewer',
  welcome: 'reviewer',
  'request-changes': 'reviewer',
  reject: 'reviewer',
  /** The decision appealed against does not change. */
  'uphold-appeal': 'reviewer',
  /** Against a rejection: it is reviewed again. */
  'grant-appeal': 'reviewer',
  /** What was listed was taken out of the store by someone else than its team. */
  delist: 'system',
  /** Against a delisting: the item is in the catalogue again. */
  relist: 'reviewer',
  /** The payment, or a part of it, was given back (decision 034); again, when the link is corrected. */
  'record-refund': 'reviewer',
  /** Where no chain can be asked. */
  'confirm-refund': 'reviewer',
  'prove-refund': 'system',
  'refute-refund': 'system',
  /** A reorganization of the chain has undone it. */
  'reverse-refund': 'system',
} as const satisfies Record<string, Actor>;

export type TransitionName = keyof typeof transitionActors;

interface Transition {
  from: readonly SubmissionState[];
  /** `same` keeps the state and only makes a new version. */
  to: SubmissionState | 'same';
}
type Transitions = Partial<Record<TransitionName, Transition>>;

/** States before payment: free to enter, hence never a reason to turn someone else away. */
export const unpaid: readonly SubmissionState[] = ['awaiting-payment', 'checking-payment', 'payment-refused'];

/** Whatever was decided about what was paid for. */
const refunding = {
  from: [
    'awaiting-payment',
    'checking-payment',
    'payment-refused',
    'in-review',
    'changes-requested',
    'listed',
    'rejected',
    'withdrawn',
    'expired',
  ],
  to: 'same',
} as const satisfies Transition;

const listingTransitions = {
  update: { from: ['awaiting-payment', 'payment-refused'], to: 'same' },
  resubmit: { from: ['changes-requested'], to: 'in-review' },
  /** Another link may be pasted while the first one is being checked: it may have been the wrong one. */
  pay: { from: ['awaiting-payment', 'checking-payment', 'payment-refused'], to: 'checking-payment' },
  withdraw: {
    from: ['awaiting-payment', 'checking-payment', 'payment-refused', 'in-review', 'changes-requested'],
    to: 'withdrawn',
  },
  /** A payment that arrived counts whatever the submission's state before it was paid. */
  'accept-payment': { from: unpaid, to: 'in-review' },
  'refuse-payment': { from: ['checking-payment'], to: 'payment-refused' },
  'reverse-payment': { from: ['in-review', 'changes-requested'], to: 'checking-payment' },
  'return-payment': { from: unpaid, to: 'changes-requested' },
  'dispute-payment': { from: unpaid, to: 'same' },
  'propose-payment': { from: [...unpaid, 'expired'], to: 'same' },
  'confirm-payment': { from: unpaid, to: 'in-review' },
  'deny-payment': { from: unpaid, to: 'payment-refused' },
  'close-dispute': { from: unpaid, to: 'same' },
  expire: { from: unpaid, to: 'expired' },
  'pay-late': { from: ['expired'], to: 'same' },
  'accept-late-payment': { from: ['expired'], to: 'changes-requested' },
  approve: { from: ['in-review'], to: 'listed' },
  'request-changes': { from: ['in-review'], to: 'changes-requested' },
  reject: { from: ['in-review', 'changes-requested'], to: 'rejected' },
  appeal: { from: ['rejected', 'listed'], to: 'same' },
  'uphold-appeal': { from: ['rejected', 'listed'], to: 'same' },
  'grant-appeal': { from: ['rejected'], to: 'in-review' },
  delist: { from: ['listed'], to: 'same' },
  relist: { from: ['listed'], to: 'same' },
  'withdraw-listing': { from: ['listed'], to: 'same' },
  'ask-about-payment': { from: [...unpaid, 'expired'], to: 'same' },
  'answer-about-payment': refunding,
  'record-refund': refunding,
  'confirm-refund': refunding,
  'prove-refund': refunding,
  'refute-refund': refunding,
  'reverse-refund': refunding,
} as const satisfies Transitions;

const applicationTransitions = {
  resubmit: { from: ['changes-requested'], to: 'cv-screening' },
  withdraw: {
    from: ['cv-screening', 'changes-requested', 'interview', 'interview-results'],
    to: 'withdrawn',
  },
  invite: { from: ['cv-screening', 'interview'], to: 'interview' },
  'conclude-interview': { from: ['interview'], to: 'interview-results' },
  welcome: { from: ['interview-results'], to: 'welcome' },
  'request-changes': { from: ['cv-screening'], to: 'changes-requested' },
  reject: { from: ['cv-screening', 'changes-requested', 'interview', 'interview-results'], to: 'rejected' },
} as const satisfies Transitions;

type KeepingOf<Moves extends Transitions> = {
  [Name in keyof Moves]: Moves[Name] extends { to: 'same' } ? Name : never;
}[keyof Moves];

/** Moves that keep the state. */
export type KeepingMove = KeepingOf<typeof listingTransitions> | KeepingOf<typeof applicationTransitions>;

const transitions: Record<Purpose, Transitions> = {
  listing: listingTransitions,
  application: applicationTransitions,
};

/** What decides what may happen next. */
export interface WorkflowState {
  kind: SubmissionKind;
  state: SubmissionState;
}

/** The state that a move leads to, or undefined when it is not allowed from here. */
export function stateAfter(
  { kind, state }: WorkflowState,
  name: TransitionName,
): SubmissionState | undefined {
  const transition = transitions[purposeOf(kind)][name];
  if (!transition?.from.includes(state)) return undefined;
  return transition.to === 'same' ? state : transition.to;
}

/** What the submitter can do next. */
export const nextSteps = ['pay', 'wait', 'edit', 'none'] as const;
export type NextStep = (typeof nextSteps)[number];

const nextStepOf: Record<SubmissionState, NextStep> = {
  'awaiting-payment': 'pay',
  'checking-payment': 'wait',
  'payment-refused': 'pay',
  'in-review': 'wait',
  'cv-screening': 'wait',
  interview: 'wait',
  'interview-results': 'wait',
  'changes-requested': 'edit',
  listed: 'none',
  welcome: 'none',
  rejected: 'none',
  withdrawn: 'none',
  expired: 'none',
};

export function nextFor(state: SubmissionState): NextStep {
  return nextStepOf[state];
}

/** The move that sending the form again makes, or undefined when the form is closed. */
export function editTransitionFor(current: WorkflowState): 'update' | 'resubmit' | undefined {
  if (stateAfter(current, 'update')) return 'update';
  return stateAfter(current, 'resubmit') ? 'resubmit' : undefined;
}

/** States in which someone has paid and waits for the desk: the link is taken. */
export const underReview: readonly SubmissionState[] = ['in-review', 'changes-requested'];

/** An application that is not decided yet. */
export const openApplication: readonly SubmissionState[] = [
  'cv-screening',
  'changes-requested',
  'interview',
  'interview-results',
];
