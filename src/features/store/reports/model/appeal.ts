import type { CheckId, Finding } from '#features/store/token-checks/model/check.ts';
import type { ReportResult } from './report.ts';

/** A finding, by what its check is about: the number of a check is the portal's own. */
export interface FindingReference {
  network: string;
  address: string;
  /** The pair that a person named; null where the exchanges were asked. */
  pair: string | null;
  /** Whose state was read. */
  block: number;
  finding: CheckId;
}

/** Where the form led: what came of it and, of a received appeal, the number of its case. */
interface Led {
  result?: ReportResult;
  number?: number;
}

/** Path without language of the form by which a finding is appealed. */
export function appealPath(
  { network, address, pair, block, finding }: FindingReference,
  { result, number }: Led = {},
): string {
  const query = new URLSearchParams({
    ...{ network, address, block: String(block), finding },
    ...(pair === null ? {} : { pair }),
    ...(result ? { result } : {}),
    ...(number === undefined ? {} : { case: String(number) }),
  });
  return `/tools/token-check/appeal?${query.toString()}`;
}

/** Only what speaks against a token is appealed. */
export const isAppealable = ({ outcome }: Finding): boolean => outcome === 'stop' || outcome === 'caution';

const figuresOf = ({ params }: Finding) =>
  JSON.stringify(Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two checks found the same: one whose reason or figures have changed is another finding. */
export const isSameFinding = (one: Finding, other: Finding): boolean =>
  one.id === other.id &&
  one.outcome === other.outcome &&
  one.why === other.why &&
  figuresOf(one) === figuresOf(other);
