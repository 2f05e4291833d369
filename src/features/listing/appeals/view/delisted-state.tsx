import { Trans } from '@lingui/react/macro';
import { DelistingReasonText } from '#features/store/catalogue/view/detail/delisting-reason-text.tsx';
import { formatDayInSentence } from '#i18n/format-day.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import type { AppealView } from '../model/appeal.ts';

interface DelistedStateProps {
  delisting: NonNullable<AppealView['delisting']>;
  /** The team withdrew it itself. */
  isOwn: boolean;
}

/** The state of a submission whose item was taken out of the store. */
export function DelistedState({ delisting, isOwn }: DelistedStateProps) {
  const day = formatDayInSentence(delisting.at, useLocale());
  return (
    <>
      <h2>
        <Trans comment="state of a submission: what it listed was taken out of the store">
          No longer listed
        </Trans>
      </h2>
      <p>
        {isOwn ? (
          <Trans>You removed it from the store on {day}.</Trans>
        ) : (
          <>
            <Trans>We removed it from the store on {day}.</Trans>
            <SentenceGap />
            <DelistingReasonText reason={delisting.reason} />
          </>
        )}
      </p>
    </>
  );
}
