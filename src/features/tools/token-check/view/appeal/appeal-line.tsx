import { Trans, useLingui } from '@lingui/react/macro';
import { appealPath } from '#features/store/reports/model/appeal.ts';
import type { CheckAnswer } from '#features/store/token-checks/model/check-call.ts';
import type { Finding } from '#features/store/token-checks/model/check.ts';
import { formatDayInSentence } from '#i18n/format-day.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { nameWithValue } from '../check-words.ts';

interface AppealLineProps {
  check: CheckAnswer;
  /** The pair that was named. */
  pair: string | undefined;
  finding: Finding;
  /** What the finding is called. */
  name: string;
}

/** Below a finding that speaks against the token: the way to its appeal, and what came of an earlier one. */
export function AppealLine({ check, pair = '', finding, name }: AppealLineProps) {
  const { t, i18n } = useLingui();
  const href = useHref();
  if (finding.outcome !== 'stop' && finding.outcome !== 'caution') return null;
  const { network, address, block } = check;
  const path = appealPath({
    ...{ network, address, block, finding: finding.id },
    pair: pair === '' ? null : pair,
  });
  const words = t`Appeal this finding`;
  return (
    <>
      <Reviewed at={check.reviewed?.find(({ id }) => id === finding.id)?.at} />
      <TextLink size="small" href={href(path)} aria-label={i18n._(nameWithValue(words, name))}>
        {words}
      </TextLink>
    </>
  );
}

/** It is said beside the finding, which stays. */
function Reviewed({ at }: { at: string | undefined }) {
  const locale = useLocale();
  if (at === undefined) return null;
  const day = formatDayInSentence(at, locale);
  return (
    <small>
      <Trans>
        Our reviewers looked at this after an appeal, and agreed with the appeal on {day}. The check still
        finds it.
      </Trans>
    </small>
  );
}
