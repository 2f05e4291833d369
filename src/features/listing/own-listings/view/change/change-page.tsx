import { Trans, useLingui } from '@lingui/react/macro';
import { SecretNote } from '#features/core/plain-forms/view/secret-note.tsx';
import { AskedChanges } from '#features/submission/submission-form/view/asked/asked-changes.tsx';
import type { KindLabels } from '#features/submission/submissions/view/kind-labels.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { FormColumns } from '#ui/form-columns/form-columns.tsx';
import { Note } from '#ui/note/note.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { ChangePageData, ChangeResult } from '../../model/change-page.ts';
import { ChangeFields } from './change-fields.tsx';
import { useRefusalWords } from './use-refusal-words.ts';
import styles from './change-page.module.css';

interface ChangePageProps {
  data: ChangePageData;
  labels: KindLabels;
}

/** The form by which a team asks for a change of its listed item. A plain form: it is the same without JavaScript. */
export function ChangePage({ data, labels }: ChangePageProps) {
  const { t, i18n } = useLingui();
  const href = useHref();
  const names = labels[data.kind](i18n);
  const title = data.title;
  return (
    <div className={`wrap ${styles.page}`}>
      <nav aria-label={t`Breadcrumb`}>
        <TextLink size="small" icon="arrow-left" href={href(`/submission/${data.reference}`)}>
          <Trans>Status page</Trans>
        </TextLink>
      </nav>
      <PageHead
        title={<Trans comment="Heading: the team of a listed item asks to change it">Change {title}</Trans>}
        lead={
          <Trans>
            The form shows what is listed now. Change only what is wrong or out of date. A reviewer checks it
            before it appears in the store. It costs nothing.
          </Trans>
        }
      />
      <Asked data={data} names={names} />
      <Problem data={data} />
      <FormColumns
        title={<Trans comment="Heading of a list: what happens after the form is sent">Next steps</Trans>}
        steps={[
          <Trans>A reviewer checks the request. Until then the listing stays as it is.</Trans>,
          <Trans>If something is wrong or unclear, the status page says what to change.</Trans>,
          <Trans>Once the request is approved, the store shows the new information.</Trans>,
        ]}
      >
        <ChangeFields data={data} names={names} />
      </FormColumns>
    </div>
  );
}

/** What the reviewers asked for, when the request is sent again. */
function Asked({ data: { isAgain, asked }, names }: { data: ChangePageData; names: Record<string, string> }) {
  if (!isAgain) return null;
  return (
    <Note tone="info" className={styles.note} title={<Trans>The reviewers requested changes</Trans>}>
      {asked.text === null ? null : <blockquote>{asked.text}</blockquote>}
      <AskedChanges requests={asked.requests} labels={names} />
    </Note>
  );
}

function ResultText({ result }: { result: Exclude<ChangeResult, 'secret'> }) {
  switch (result) {
    case 'unchanged':
      return <Trans>The request was not sent, because nothing in the form was changed.</Trans>;
    case 'few':
      return <Trans>We accept only a few requests a day. Try again tomorrow.</Trans>;
    case 'problems':
    case 'closed':
    case 'sent':
      return <Trans>The request was not sent. Check what is marked in the form.</Trans>;
  }
}

function Problem({ data: { result, problems } }: { data: ChangePageData }) {
  const refusalWords = useRefusalWords();
  if (result === null) return null;
  if (result === 'secret') return <SecretNote className={styles.note} />;
  const whole = problems.refusals.filter(({ path }) => path === null);
  return (
    <Note tone={result === 'few' ? 'caution' : 'bad'} role="alert" className={styles.note}>
      <p>
        <ResultText result={result} />
      </p>
      {whole.map(({ code }) => (
        <p key={code}>{refusalWords(code)}</p>
      ))}
    </Note>
  );
}
