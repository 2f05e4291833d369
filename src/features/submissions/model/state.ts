/** Where a submission stands. */
export const submissionStates = [
  'awaiting-payment',
  'checking-payment',
  'payment-refused',
  'in-review',
  'changes-requested',
  'listed',
  'rejected',
  'withdrawn',
] as const;

export type SubmissionState = (typeof submissionStates)[number];

export const submissionKinds = ['dapp', 'token', 'nft', 'ambassador'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Kinds for which a donation is asked; the others wait for the desk as soon as they are sent. */
const paidKinds: readonly SubmissionKind[] = ['dapp', 'token', 'nft'];

export function isPaid(kind: SubmissionKind): boolean {
  return paidKinds.includes(kind);
}

/** Where a submission begins. */
export function firstStateOf(kind: SubmissionKind): SubmissionState {
  return isPaid(kind) ? 'awaiting-payment' : 'in-review';
}

/** Who makes a change: the person who submitted, the portal itself, or somebody at the desk. */
export type Actor = 'submitter' | 'system' | 'reviewer';

interface Move {
  by: Actor;
  from: readonly SubmissionState[];
  /** `same` keeps the state and only makes a new version. */
  to: SubmissionState | 'same';
}

/** Every change that a submission can go through, and nothing else. */
export const moves = {
  update: { by: 'submitter', from: ['awaiting-payment', 'payment-refused'], to: 'same' },
  /** After changes were requested: back to the desk without paying again. */
  resubmit: { by: 'submitter', from: ['changes-requested'], to: 'in-review' },
  /** Another link may be pasted while the first one is being checked: it may have been the wrong one. */
  pay: {
    by: 'submitter',
    from: ['awaiting-payment', 'checking-payment', 'payment-refused'],
    to: 'checking-payment',
  },
  withdraw: {
    by: 'submitter',
    from: ['awaiting-payment', 'checking-payment', 'payment-refused', 'in-review', 'changes-requested'],
    to: 'withdrawn',
  },
  /** A payment that arrived counts wherever the submission stood before it was paid. */
  'accept-payment': {
    by: 'system',
    from: ['awaiting-payment', 'checking-payment', 'payment-refused'],
    to: 'in-review',
  },
  'refuse-payment': { by: 'system', from: ['checking-payment'], to: 'payment-refused' },
  'confirm-payment': {
    by: 'reviewer',
    from: ['awaiting-payment', 'checking-payment', 'payment-refused'],
    to: 'in-review',
  },
  approve: { by: 'reviewer', from: ['in-review'], to: 'listed' },
  'request-changes': { by: 'reviewer', from: ['in-review'], to: 'changes-requested' },
  reject: { by: 'reviewer', from: ['in-review', 'changes-requested'], to: 'rejected' },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof moves;

/** The state that a move leads to, or undefined when it is not allowed from here. */
export function stateAfter(state: SubmissionState, name: MoveName): SubmissionState | undefined {
  const move: Move = moves[name];
  if (!move.from.includes(state)) return undefined;
  return move.to === 'same' ? state : move.to;
}

/** What the submitter can do next. */
export type NextStep = 'pay' | 'wait' | 'edit' | 'none';

const nextSteps: Record<SubmissionState, NextStep> = {
  'awaiting-payment': 'pay',
  'checking-payment': 'wait',
  'payment-refused': 'pay',
  'in-review': 'wait',
  'changes-requested': 'edit',
  listed: 'none',
  rejected: 'none',
  withdrawn: 'none',
};

export function nextFor(state: SubmissionState): NextStep {
  return nextSteps[state];
}

/** The move that sending the form again makes, or undefined when the form is closed. */
export function editMoveFor(state: SubmissionState): 'update' | 'resubmit' | undefined {
  if (stateAfter(state, 'update')) return 'update';
  return stateAfter(state, 'resubmit') ? 'resubmit' : undefined;
}

/** States in which somebody has paid and waits for the desk: the link is taken. */
export const underReview: readonly SubmissionState[] = ['in-review', 'changes-requested'];

/** States before payment: free to enter, hence never a reason to turn somebody else away. */
export const unpaid: readonly SubmissionState[] = ['awaiting-payment', 'checking-payment', 'payment-refused'];
