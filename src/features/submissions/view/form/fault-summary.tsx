import { Plural, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Note } from '#ui/note/note.tsx';
import type { SubmissionFault } from '../../model/submission-fault.ts';
import { useFaultWords, useUploadWords } from '../fault-words.ts';
import { useFieldWords } from '../field-words.ts';
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
  const { labels } = useFieldWords(brand.name);
  const { data, uploads } = useFlow();
  const name = fieldNameOf(fault.path);
  const [, part = '', column] = fault.path.split('.');
  const label = name === undefined ? fault.path : labels[name];
  const network = data.networks.find((each) => each.network === part)?.short;
  const row = Number(part) + 1;
  const place =
    name === 'addresses' ? (network ?? '') : name === 'tokens' && column !== undefined ? String(row) : '';
  const upload =
    name === 'icon' ? uploads.icon.state : name === 'audit_file' ? uploads.audit.state : undefined;
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
