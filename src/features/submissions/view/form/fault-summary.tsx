import { Plural, useLingui } from '@lingui/react/macro';
import { Note } from '#ui/note/note.tsx';
import type { SubmissionFault } from '../../model/submission-fault.ts';
import { useFaultWords } from '../fault-words.ts';
import { useUploadWords } from '../upload-words.ts';
import { fieldId, fieldNameOf, focusField } from '../flow/field-order.ts';
import { useFlow } from '../flow/flow-context.ts';
import summary from './fault-summary.module.css';

/** Every fault of the form as a link to its field. */
export function FaultSummary() {
  const { faults } = useFlow();
  if (faults.length === 0) return null;
  return (
    <Note
      tone="bad"
      role="alert"
      title={
        <Plural value={faults.length} one="One field needs another look" other="# fields need another look" />
      }
    >
      <ul className={summary.list}>
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.code}`}>
            <FaultLink fault={fault} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

function FaultLink({ fault }: { fault: SubmissionFault }) {
  const { t } = useLingui();
  const words = useFaultWords();
  const uploadWords = useUploadWords();
  const { data, kind, uploads } = useFlow();
  const labels = kind.useLabels();
  const name = fieldNameOf(fault.path);
  const [, part = ''] = fault.path.split('.');
  // A question loses its marks: a colon follows.
  const label = (labels[name] ?? fault.path).replaceAll(/[¿?？]/g, '');
  const network = data.networks.find((each) => each.network === part)?.short;
  const place = network ?? (/^\d+$/.test(part) ? String(Number(part) + 1) : '');
  const field = kind.fields[name];
  const upload = field?.type === 'file' ? uploads[field.role].state : undefined;
  const problem = upload && upload.kind !== 'idle' ? uploadWords.short(upload) : words.short(fault);
  return (
    <a
      href={`#${fieldId(fault.path)}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(fault.path);
      }}
    >
      {place === '' ? t`${label}: ${problem}` : t`${label} (${place}): ${problem}`}
    </a>
  );
}
