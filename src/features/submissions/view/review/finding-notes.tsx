import { Note } from '#ui/note/note.tsx';
import type { Finding } from '../../model/finding.ts';
import { useFlow } from '../flow/flow-context.ts';
import { useFindingWords } from './finding-words.ts';
import notes from './finding-notes.module.css';

/** Findings as notes: what has to be changed as a stop, the rest as caution. */
export function FindingNotes({
  findings,
  severity,
}: Pick<Finding, 'severity'> & { findings: readonly Finding[] }) {
  const { data } = useFlow();
  const words = useFindingWords(data.networks);
  const shown = findings.filter((finding) => finding.severity === severity);
  if (shown.length === 0) return null;
  return (
    <div className={notes.notes} role={severity === 'blocking' ? 'alert' : undefined}>
      {shown.map((finding) => {
        const { title, text } = words(finding);
        return (
          <Note
            key={JSON.stringify(finding)}
            tone={severity === 'blocking' ? 'bad' : 'caution'}
            title={title}
          >
            {text}
          </Note>
        );
      })}
    </div>
  );
}
