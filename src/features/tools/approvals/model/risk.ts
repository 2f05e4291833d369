import type { Approval } from './approval.ts';

/** What makes an approval dangerous. */
export type RiskReason =
  'unlimited' | 'all-items' | 'account-spender' | 'unknown-spender' | 'upgradeable' | 'old' | 'expires';

/** `high` wants to be revoked, `medium` wants a look, `low` is what approvals are for. */
export type RiskLevel = 'high' | 'medium' | 'low';

export interface Risk {
  level: RiskLevel;
  /** The gravest first. */
  reasons: readonly RiskReason[];
}

const yearSeconds = 365 * 86_400;

/** How grave each reason is; what is not grave alone may be together with another. */
const weights: Readonly<Record<RiskReason, number>> = {
  unlimited: 60,
  'account-spender': 50,
  'all-items': 25,
  'unknown-spender': 25,
  upgradeable: 20,
  old: 5,
  expires: -10,
};

const highFrom = 70;
const mediumFrom = 25;

const order = Object.keys(weights) as RiskReason[];

function reasonsOf(approval: Approval, now: number): RiskReason[] {
  const { isUnlimited, kind, spenderCode, spenderName, given, expires } = approval;
  const holds: Record<RiskReason, boolean> = {
    unlimited: isUnlimited,
    'all-items': kind === 'operator',
    'account-spender': spenderCode === 'account',
    'unknown-spender': spenderName === null && spenderCode !== 'account',
    upgradeable: spenderCode === 'upgradeable',
    old: given !== null && now - given > yearSeconds,
    expires: expires !== null,
  };
  return order.filter((reason) => holds[reason]);
}

const weigh = (reasons: readonly RiskReason[]) => reasons.reduce((sum, reason) => sum + weights[reason], 0);

/** How dangerous an approval is and why. @param now in seconds */
export function assessRisk(approval: Approval, now: number): Risk {
  const reasons = reasonsOf(approval, now);
  const weight = weigh(reasons);
  const level = weight >= highFrom ? 'high' : weight >= mediumFrom ? 'medium' : 'low';
  return { level, reasons };
}

/** Most dangerous first; of equal ones the oldest. The order is total, so that a list read again does not jump. */
export function sortByRisk(approvals: readonly Approval[], now: number): Approval[] {
  const weightOf = new Map(approvals.map((each) => [each.id, weigh(reasonsOf(each, now))]));
  return approvals.toSorted(
    (a, b) =>
      weightOf.get(b.id)! - weightOf.get(a.id)! ||
      (a.given ?? Number.MAX_SAFE_INTEGER) - (b.given ?? Number.MAX_SAFE_INTEGER) ||
      (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}
