import { Plural } from '@lingui/react/macro';
import { Note } from '#ui/note/note.tsx';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { FindingEntry } from './finding-entry.tsx';
import notes from './finding-notes.module.css';

const keyOf = (finding: Finding) => JSON.stringify(finding);

/** What keeps the form from being sent, as one stop sign: how much it is, and each of it with the way to its field. */
export function BlockingFindings({ findings }: { findings: readonly Finding[] }) {
  const blocking = findings.filter(({ severity }) => severity === 'blocking');
  if (blocking.length === 0) return null;
  return (
    <Note
      tone="bad"
      role="alert"
      title={
        <Plural
          value={blocking.length}
          one="You cannot continue until this is fixed."
          other="You cannot continue until these # problems are fixed."
        />
      }
    >
      <ul className={notes.list}>
        {blocking.map((finding) => (
          <li key={keyOf(finding)}>
            <FindingEntry finding={finding} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** What the reviewers will look at, as caution. It keeps nothing from being sent. */
export function FindingNotes({ findings }: { findings: readonly Finding[] }) {
  const shown = findings.filter(({ severity }) => severity !== 'blocking' && severity !== 'notice');
  if (shown.length === 0) return null;
  return (
    <div className={notes.notes}>
      {shown.map((finding) => (
        <Note key={keyOf(finding)} tone="caution">
          <FindingEntry finding={finding} />
        </Note>
      ))}
    </div>
  );
}
