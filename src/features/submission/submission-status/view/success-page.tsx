import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { formatDayInSentence } from '#i18n/format-day.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { ChartHead } from '#ui/chart-head/chart-head.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Compass } from '#ui/compass/compass.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { purposeOf, type SubmissionKind } from '#features/submission/submissions/model/state.ts';
import { statusLinkPath } from '../model/status-link-path.ts';
import type { DraftKinds } from '#features/submission/submission-form/view/kind/draft-kind.ts';
import { FairReviewNote } from '#features/submission/submission-form/view/fair-review-note.tsx';
import { ReviewTimesLink } from '#features/submission/submission-form/view/review-times-link.tsx';
import { KeptList } from './kept/kept-list.tsx';
import { keepSubmission, useKeptSubmissions } from './kept/kept-submissions.ts';
import success from './success-page.module.css';

const chartSeed = 23;

/** What the success page knows; null without (or with an unknown) reference. */
export type SuccessPageData = {
  reference: string;
  number: number;
  kind: SubmissionKind;
  title: string;
  promised_time: string | null;
  /** True where mails are sent. */
  mailed: boolean;
} | null;

/** The submission is with the reviewers; without a reference nothing was received just now: what happens after sending, and the ways on. */
export function SuccessPage({ data, kinds }: { data: SuccessPageData; kinds: DraftKinds }) {
  return data === null ? <AfterSending /> : <Received data={data} kinds={kinds} />;
}

function AfterSending() {
  const href = useHref();
  return (
    <>
      <ChartHead
        seed={chartSeed}
        title={<Trans>What happens after you submit</Trans>}
        lead={<Trans>The item will be launched after review.</Trans>}
        actions={
          <>
            <Button variant="primary" href={href('/')}>
              <Trans>Back to home</Trans>
            </Button>
            <Button href={href(statusLinkPath())}>
              <Trans>Get your status link again</Trans>
            </Button>
          </>
        }
      />
      <div className={classNames('wrap', success.after)}>
        <KeptList />
        <FairReviewNote />
        <ReviewTimesLink />
      </div>
    </>
  );
}

type Submitted = NonNullable<SuccessPageData>;

function Received({ data, kinds }: { data: Submitted; kinds: DraftKinds }) {
  const href = useHref();
  const { kind, title } = data;
  const isApplication = purposeOf(kind) === 'application';
  return (
    <div className={classNames('wrap', success.page)}>
      <Compass className={success.compass} pointer />
      <h1>
        <Trans>We have received it.</Trans>
      </h1>
      <p className="lead">
        {isApplication ? (
          <Trans>We have received your application. It will be read by a person, not a machine.</Trans>
        ) : (
          <Trans>{title} will be launched after review.</Trans>
        )}
      </p>
      <Reference data={data} />
      <div className={success.actions} data-screen-only="">
        <Button href={href('/')}>
          <Trans>Back to home</Trans>
        </Button>
        {isApplication ? (
          <Button href={href('/recruiting')}>
            <Trans>Ambassador program</Trans>
          </Button>
        ) : (
          <Button href={href(kinds[kind].path)}>
            <Trans>Submit another</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function Reference({ data }: { data: Submitted }) {
  const { t } = useLingui();
  const href = useHref();
  const locale = useLocale();
  const statusPath = href(`/submission/${data.reference}`);
  const day = data.promised_time === null ? null : formatDayInSentence(data.promised_time, locale);
  return (
    <div className={success.slip}>
      <p className={success.label}>
        <Trans>Your reference</Trans>
      </p>
      <div className={success.reference}>
        <code>{data.number}</code>
        <CopyButton
          value={() => new URL(statusPath, location.href).href}
          label={t`Copy link`}
          copiedLabel={t`Copied`}
          failedLabel={t`Could not copy`}
          size="small"
        />
      </div>
      {day === null ? null : (
        <p className={success.promise} suppressHydrationWarning>
          {purposeOf(data.kind) === 'application' ? (
            <Trans>You will get a reply by {day}.</Trans>
          ) : (
            <Trans>We will review it by {day}.</Trans>
          )}
        </p>
      )}
      {purposeOf(data.kind) === 'listing' ? <ReviewTimesLink className={success.times} /> : null}
      <div data-screen-only="">
        <Button variant="primary" href={statusPath} iconEnd="arrow-right">
          <Trans>Check status</Trans>
        </Button>
      </div>
      <TextLink className={success.onPaper} href={statusPath}>
        <Trans>Check status</Trans>
      </TextLink>
      <HowToReturn data={data} />
    </div>
  );
}

/** How the status page is found again. The list of this browser is named once it has the submission: the browser may refuse storage. */
function HowToReturn({ data: { reference, number, title, mailed } }: { data: Submitted }) {
  const href = useHref();
  useEffect(() => keepSubmission({ reference, number, title }), [reference, number, title]);
  const isKept = useKeptSubmissions().some((kept) => kept.reference === reference);
  return (
    <p className={success.keep}>
      {mailed ? (
        <Trans>You will get an email at each step, with the link to that page.</Trans>
      ) : isKept ? (
        <Trans>Keep the link to that page.</Trans>
      ) : (
        <Trans>Keep the link to that page: there is no other way to open it.</Trans>
      )}
      {isKept ? (
        <>
          <SentenceGap />
          <Trans comment="“Find your submission” is the name of a page, as in the footer.">
            In this browser, you also find it under{' '}
            <TextLink href={href(statusLinkPath())}>Find your submission</TextLink>.
          </Trans>
        </>
      ) : null}
    </p>
  );
}
