import type { CheckId, Finding, Outcome, Why } from './check.ts';
import { fails, feeOf, takesMost, type BuyerRoute, type Movement, type Sale } from './route.ts';

/** Below this, the exchange's own rounding is all that is missing. */
const leastFee = 50;
/** A month: the last sale that is tried. */
const longestSeconds = 30 * 24 * 60 * 60;
/** A stop is what happened to so many of three buyers. */
const condemning = 2;

type Onward = NonNullable<BuyerRoute['onward']>;
export type Judged = Pick<Finding, 'id' | 'outcome' | 'why' | 'params'>;

const routeChecks = [
  'purchase',
  'transfer',
  'resale',
  'later-resale',
  'fees',
] as const satisfies readonly CheckId[];

function judged(id: CheckId, outcome: Outcome, [why, params = {}]: [Why, Finding['params']?]): Judged {
  return { id, outcome, why, params };
}

/** Every check of the route with one reason why nothing is known. */
export const routeUnknown = (why: Why, params: Finding['params'] = {}): Judged[] =>
  routeChecks.map((id) => judged(id, 'not-determined', [why, params]));

const onwardOf = (routes: readonly BuyerRoute[]): Onward[] =>
  routes.flatMap(({ onward }) => (onward ? [onward] : []));

/** What routers revert with when the token does not let itself be taken: `TRANSFER_FROM_FAILED`, or `transferFrom failed`. */
const tokenRefused = /transfer_?from[_ ]failed/i;

/** Whether a sale failed by the token. A revert of the pair or router alone condemns no token. */
function isByToken({ direct, pulled, resale }: Onward): boolean {
  return fails(direct) || fails(pulled) || takesMost(resale) || tokenRefused.test(resale.reason);
}

const firstReason = (movements: readonly Movement[]) =>
  movements.find(({ ok, reason }) => !ok && reason)?.reason ?? '';

const failedOf = (onwards: readonly Onward[]) => onwards.filter(({ resale }) => fails(resale));

function judgePurchase(routes: readonly BuyerRoute[]): Judged {
  const failed = routes.filter(({ purchase }) => !purchase.ok);
  const params = { failed: failed.length, tried: routes.length };
  if (failed.length === 0) return judged('purchase', 'passed', ['works', params]);
  if (failed.length < routes.length) return judged('purchase', 'caution', ['some-fail', params]);
  const reason = firstReason(routes.map(({ purchase }) => purchase));
  return judged('purchase', 'not-determined', ['purchase-reverts', { ...params, reason }]);
}

function judgeTransfer(onwards: readonly Onward[]): Judged {
  const failed = onwards.filter(({ transfer }) => !transfer.ok);
  const params = { failed: failed.length, tried: onwards.length };
  if (failed.length === 0) return judged('transfer', 'passed', ['works', params]);
  if (failed.length < condemning) return judged('transfer', 'caution', ['some-fail', params]);
  const reason = firstReason(failed.map(({ transfer }) => transfer));
  // A token that cannot be given on may still be sold; the resale decides about a stop.
  return judged('transfer', 'caution', ['reverts', { ...params, reason }]);
}

const worksLater = ({ later, alone }: Onward) =>
  [...later, ...(alone ? [alone] : [])].some((sale) => !fails(sale));

function judgeResale(onwards: readonly Onward[]): Judged {
  const failed = failedOf(onwards);
  const params = { failed: failed.length, tried: onwards.length };
  if (failed.length === 0) return judged('resale', 'passed', ['works', params]);
  const told = { ...params, reason: firstReason(failed.map(({ resale }) => resale)) };
  if (failed.length < condemning) return judged('resale', 'caution', ['some-fail', told]);
  if (failed.filter(worksLater).length >= condemning)
    return judged('resale', 'caution', ['only-later', told]);
  if (failed.filter(isByToken).length < condemning)
    return judged('resale', 'not-determined', ['pair-reverts', told]);
  return judged('resale', 'stop', ['reverts', told]);
}

/** Whether the last sale failed by the token. Where a pair holds less than it remembers, as of a token that shrinks, the pair is what reverts. */
function isEndByToken({ directThen }: Onward, end: Sale): boolean {
  return takesMost(end) || tokenRefused.test(end.reason) || (directThen !== null && fails(directThen));
}

/** The last sale in time decides: that an earlier one fails is what a pause between two sales does. */
const endOf = ({ later, alone }: Onward): Sale | undefined => alone ?? later.at(-1);

function judgeLater(onwards: readonly Onward[]): Judged {
  // What never worked is judged by the first resale.
  const begun = onwards.filter(({ resale }) => !fails(resale));
  if (begun.length === 0) return judged('later-resale', 'not-determined', ['not-reached']);
  const ended = begun.flatMap((onward) => {
    const end = endOf(onward);
    return end && fails(end) ? [isEndByToken(onward, end)] : [];
  });
  const sales = begun.flatMap(({ later }) => later);
  const params = { failed: ended.length, tried: begun.length };
  if (ended.length >= condemning) {
    const broken = sales.filter(fails).map(({ afterSeconds }) => afterSeconds);
    const told = { ...params, reason: firstReason(sales), afterSeconds: Math.min(...broken, longestSeconds) };
    if (ended.filter(Boolean).length < condemning)
      return judged('later-resale', 'not-determined', ['pair-reverts', told]);
    return judged('later-resale', 'stop', ['stops-later', told]);
  }
  if (ended.length > 0 || sales.some(fails))
    return judged('later-resale', 'caution', ['some-fail-later', params]);
  return judged('later-resale', 'passed', ['works', params]);
}

/** The middle one of three buyers, so that one odd measure decides nothing. */
function middleFee(movements: readonly Movement[]): number {
  const fees = movements.filter(({ ok }) => ok).map(feeOf);
  return fees.toSorted((a, b) => a - b)[Math.floor((fees.length - 1) / 2)] ?? 0;
}

/**
 * Whether moving on takes most, for as long as it is tried. What only the first sale loses is what a token sells by itself before it, or a fee of the
 * first minutes.
 */
const keepsTakingMost = (onward: Onward) =>
  takesMost(onward.transfer) || (takesMost(onward.resale) && !worksLater(onward));

function judgeFees(routes: readonly BuyerRoute[], onwards: readonly Onward[]): Judged {
  const params = {
    purchase: middleFee(routes.map(({ purchase }) => purchase)),
    transfer: middleFee(onwards.map(({ transfer }) => transfer)),
    resale: middleFee(onwards.map(({ resale }) => resale)),
  };
  const bought = routes.filter(({ purchase }) => takesMost(purchase)).length;
  const movedOn = onwards.filter(keepsTakingMost).length;
  if (bought + movedOn > 0) {
    const isStop = Math.max(bought, movedOn) >= condemning;
    return judged('fees', isStop ? 'stop' : 'caution', ['fee-takes-most', params]);
  }
  const most = Math.max(...Object.values(params));
  return most >= leastFee
    ? judged('fees', 'caution', ['fee', params])
    : judged('fees', 'passed', ['no-fee', params]);
}

/**
 * What three buyers' routes show. A stop is what happened to two of them by the token itself; a purchase that is not possible, a revert of the pair and
 * a limit that only one size meets are none.
 */
export function judgeRoute(routes: readonly BuyerRoute[]): Judged[] {
  const purchase = judgePurchase(routes);
  const onwards = onwardOf(routes);
  const rest = routeUnknown('not-reached').filter(({ id }) => id !== 'purchase');
  const gotNothing = routes.filter((route) => takesMost(route.purchase)).length;
  if (onwards.length === 0) {
    const fees = gotNothing >= condemning ? [judgeFees(routes, [])] : [];
    return [purchase, ...rest.filter(({ id }) => id !== 'fees' || fees.length === 0), ...fees];
  }
  return [
    purchase,
    judgeTransfer(onwards),
    judgeResale(onwards),
    judgeLater(onwards),
    judgeFees(routes, onwards),
  ];
}

/** A stop holds only where a well-known token passes the same calls; otherwise the calls may be wrong, or the exchange. */
export function withControl(findings: readonly Judged[], controlWorks: boolean): Judged[] {
  if (controlWorks) return [...findings];
  return findings.map((finding) =>
    finding.outcome === 'stop' ? judged(finding.id, 'not-determined', ['control-failed']) : finding,
  );
}

/** Whether a well-known token was bought, given on and sold, now and later. */
export const isFullRoute = (route: BuyerRoute): boolean =>
  judgeRoute([route]).every(({ outcome }) => outcome === 'passed');
