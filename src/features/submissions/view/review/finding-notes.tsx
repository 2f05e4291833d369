import { Note } from '#ui/note/note.tsx';
import type { Finding } from '../../model/finding.ts';
import { useFlow } from '../flow/flow-context.ts';
import { useSharedFindingWords } from './finding-words.ts';
import notes from './finding-notes.module.css';

export interface FindingNotesProps {
  findings: readonly Finding[];
  /** `caution`: everything that does not block and is not for information alone. */
  severity: 'blocking' | 'caution';
}

const cautions: readonly Finding['severity'][] = ['desk', 'warning'];

/** Findings as notes: what has to be changed as a stop, the rest as caution. */
export function FindingNotes({ findings, severity }: FindingNotesProps) {
  const { kind } = useFlow();
  const ownWords = kind.useFindingWords();
  const sharedWords = useSharedFindingWords();
  const shown = findings.filter((finding) =>
    severity === 'blocking' ? finding.severity === severity : cautions.includes(finding.severity),
  );
  if (shown.length === 0) return null;
  return (
    <div className={notes.notes} role={severity === 'blocking' ? 'alert' : undefined}>
      {shown.map((finding) => {
        const words = ownWords(finding) ?? sharedWords(finding);
        return (
          <Note
            key={JSON.stringify(finding)}
            tone={severity === 'blocking' ? 'bad' : 'caution'}
            title={words?.title ?? finding.code}
          >
            {words?.text}
          </Note>
        );
      })}
    </div>
  );
}
