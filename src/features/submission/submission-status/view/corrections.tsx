import { Trans } from '@lingui/react/macro';
import type { PublicCorrection } from '#features/submission/submissions/model/correction.ts';
import { plainLabel } from '#features/submission/submissions/view/kind-labels.ts';
import asked from '#features/submission/submission-form/view/asked/asked-changes.module.css';

interface CorrectionsProps {
  corrections: readonly PublicCorrection[];
  /** Names of the kind's fields. */
  labels: Readonly<Record<string, string>>;
}

function Line({ correction: { from, to }, label }: { correction: PublicCorrection; label: string }) {
  if (from === null || to === null) return <b>{label}</b>;
  const text = `${from} → ${to}`;
  return (
    <Trans comment="Name of a field of the form, then what was sent, an arrow, and what is listed">
      <b>{label}</b>: {text}
    </Trans>
  );
}

/** What the reviewers corrected when they listed it; nothing where it is listed as it was sent. */
export function Corrections({ corrections, labels }: CorrectionsProps) {
  if (corrections.length === 0) return null;
  return (
    <>
      <p>
        <Trans comment="Above a list of fields of the form, each with the value that was sent and the one that is listed">
          The reviewers corrected this before listing it:
        </Trans>
      </p>
      <ul className={asked.list}>
        {corrections.map((correction) => (
          <li key={correction.field}>
            <Line correction={correction} label={plainLabel(labels[correction.field] ?? correction.field)} />
          </li>
        ))}
      </ul>
    </>
  );
}
