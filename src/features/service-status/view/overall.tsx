import { Trans } from '@lingui/react/macro';
import { disruptionStates } from '../model/notice.ts';
import type { StatusReport } from '../model/status-report.ts';
import { worstState } from '../model/worst-state.ts';
import { overallWords } from './status-words.tsx';

/** What is said of all services together: that what is measured works says nothing of a product that has a notice. */
export function Overall({ report: { parts, notices } }: { report: StatusReport }) {
  const overall = worstState(parts.map(({ state }) => state));
  if (overall !== 'disrupted' && notices.some(({ state }) => disruptionStates.some((each) => each === state)))
    return <Trans>There is a disruption: see the notices below.</Trans>;
  return overallWords[overall];
}
