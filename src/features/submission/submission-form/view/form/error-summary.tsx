import { Plural, useLingui } from '@lingui/react/macro';
import { Note } from '#ui/note/note.tsx';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import { useUploadWords } from '#features/submission/uploads/view/upload-words.ts';
import { fieldNameOf } from '#features/submission/form-fields/model/field-name.ts';
import { fieldId, focusField } from '../flow/field-order.ts';
import { plainLabel } from '#features/submission/submissions/view/kind-labels.ts';
import { useFlow } from '../flow/flow-context.ts';
import { shortIssue } from './short-issue.ts';
import summary from './error-summary.module.css';

/** Every error of the form as a link to its field. */
export function ErrorSummary() {
  const { issues } = useFlow();
  if (issues.length === 0) return null;
  return (
    <Note
      tone="bad"
      role="alert"
      title={
        <Plural value={issues.length} one="One field needs another look" other="# fields need another look" />
      }
    >
      <ul className={summary.list}>
        {issues.map((issue) => (
          <li key={`${issue.path} ${issue.code}`}>
            <IssueLink issue={issue} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

function IssueLink({ issue }: { issue: SubmissionIssue }) {
  const { i18n, t } = useLingui();
  const uploadWords = useUploadWords();
  const { data, kind, uploads } = useFlow();
  const labels = kind.useLabels();
  const name = fieldNameOf(issue.path);
  const [, part = ''] = issue.path.split('.');
  const label = plainLabel(labels[name] ?? issue.path);
  const network = data.networks.find((each) => each.network === part)?.short;
  const place = network ?? (/^\d+$/.test(part) ? String(Number(part) + 1) : '');
  const field = kind.fields[name];
  const upload = field?.type === 'file' ? uploads[field.role].state : undefined;
  const problem = upload && upload.kind !== 'idle' ? uploadWords.short(upload) : shortIssue(i18n, issue);
  return (
    <a
      href={`#${fieldId(issue.path)}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(issue.path);
      }}
    >
      {place === '' ? t`${label}: ${problem}` : t`${label} (${place}): ${problem}`}
    </a>
  );
}
