import { Trans, useLingui } from '@lingui/react/macro';
import type { FindingReference } from '#features/store/reports/model/appeal.ts';
import type { ReportPageData } from '#features/store/reports/model/report.ts';
import { ReceivedReport, ReportProblem } from '#features/store/reports/view/page/report-page.tsx';
import type { Finding } from '#features/store/token-checks/model/check.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { FormColumns } from '#ui/form-columns/form-columns.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { nameWithValue } from '../check-words.ts';
import { useFindingWords } from '../use-finding-words.ts';
import { AppealForm } from './appeal-form.tsx';
import styles from './appeal.module.css';

export interface AppealPageData extends Pick<ReportPageData, 'result' | 'number' | 'mails'> {
  reference: FindingReference;
  /** As the contract says it; null where it does not. */
  name: string | null;
  finding: Finding;
}

/** Asks reviewers to look at a finding of a token check. A plain form, without an account. */
export function AppealPage({ data }: { data: AppealPageData }) {
  const { reference, result, number, mails } = data;
  const href = useHref();
  const { network, address } = reference;
  const check = href(`/tools/token-check?${new URLSearchParams({ network, address }).toString()}`);
  return (
    <div className={`wrap ${styles.page}`}>
      {result === 'received' ? (
        <ReceivedReport
          title={<Trans>We received your appeal</Trans>}
          number={number}
          mails={mails}
          back={
            <Button href={check}>
              <Trans>Back to the token check</Trans>
            </Button>
          }
        />
      ) : (
        <>
          <p className={styles.back}>
            <TextLink size="small" icon="arrow-left" href={check}>
              <Trans>Back to the token check</Trans>
            </TextLink>
          </p>
          <PageHead
            title={<Trans>Appeal a finding</Trans>}
            lead={
              <Trans>Is a finding about your token wrong? Tell us why. A reviewer reads every appeal.</Trans>
            }
          />
          <Appealed data={data} />
          <AppealProblem result={result} />
          <AppealColumns data={data} />
        </>
      )}
    </div>
  );
}

/** Why the appeal was not taken. */
function AppealProblem({ result }: Pick<AppealPageData, 'result'>) {
  if (result === null || result === 'received') return null;
  return (
    <ReportProblem
      result={result}
      limit={
        <Trans>We accept only a few appeals and reports a day from one connection. Try again tomorrow.</Trans>
      }
    >
      <Trans>The appeal was not sent. Say why the finding is wrong, and check the email address.</Trans>
    </ReportProblem>
  );
}

/** What the form is about. */
function Appealed({ data: { reference, name, finding } }: { data: AppealPageData }) {
  const { i18n } = useLingui();
  const words = useFindingWords()(finding);
  return (
    <div className={styles.finding}>
      <p>
        <b>{i18n._(nameWithValue(words.name, words.outcome))}</b>
      </p>
      {words.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="mute" translate="no">
        {name === null ? null : <bdi>{name} · </bdi>}
        {reference.address}
      </p>
    </div>
  );
}

/** The form, and beside it what follows. */
function AppealColumns({ data: { reference, mails } }: { data: AppealPageData }) {
  return (
    <FormColumns
      title={<Trans comment="Heading of a list: what happens after the form is sent">Next steps</Trans>}
      steps={[
        <Trans>A reviewer runs the check again and compares both results.</Trans>,
        <Trans>Until we have decided, nothing changes.</Trans>,
        <Trans>If we agree with you, the finding stays, and a note beside it says so.</Trans>,
        ...(mails ? [<Trans>If you entered your email, we will tell you the outcome.</Trans>] : []),
      ]}
    >
      <AppealForm reference={reference} mails={mails} />
    </FormColumns>
  );
}
