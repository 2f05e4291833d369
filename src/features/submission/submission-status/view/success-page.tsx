import { Trans, useLingui } from '@lingui/react/macro';
import { formatDayInSentence } from '#i18n/format-day.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Compass } from '#ui/compass/compass.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { purposeOf, type SubmissionKind } from '#features/submission/submissions/model/state.ts';
import { statusLinkPath } from '../model/status-link-path.ts';
import type { DraftKinds } from '#features/submission/submission-form/view/kind/draft-kind.ts';
import { ReviewTimesLink } from '#features/submission/submission-form/view/review-times-link.tsx';
import success from './success-page.module.css';

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
  const href = useHref();
  const title = data?.title;
  const isApplication = data !== null && purposeOf(data.kind) === 'application';
  return (
    <div className={classNames('wrap', success.page)}>
      <Compass className={success.compass} pointer />
      <h1>
        {data === null ? <Trans>What happens after you submit</Trans> : <Trans>We have received it.</Trans>}
      </h1>
      <p className="lead">
        {title === undefined ? (
          <Trans>The item will be launched after review.</Trans>
        ) : isApplication ? (
          <Trans>We have received your application. It will be read by a person, not a machine.</Trans>
        ) : (
          <Trans>{title} will be launched after review.</Trans>
        )}
      </p>
      {data === null ? null : <Reference data={data} />}
      <div className={success.actions} data-screen-only="">
        <Button variant={data === null ? 'primary' : undefined} href={href('/')}>
          <Trans>Back to home</Trans>
        </Button>
        {data === null ? (
          <Button href={href(statusLinkPath())}>
            <Trans>Get your status link again</Trans>
          </Button>
        ) : isApplication ? (
          <Button href={href('/recruiting')}>
            <Trans>Ambassador program</Trans>
          </Button>
        ) : (
          <Button href={href(kinds[data.kind].path)}>
            <Trans>Submit another</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function Reference({ data }: { data: NonNullable<SuccessPageData> }) {
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
      <p className={success.keep}>
        {data.mailed ? (
          <Trans>You will get an email at each step, with the link to that page.</Trans>
        ) : (
          <Trans>Keep the link to that page: there is no other way to open it.</Trans>
        )}
      </p>
    </div>
  );
}
