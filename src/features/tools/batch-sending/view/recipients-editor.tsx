import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DragEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import type { Judgement, LineProblem } from '../model/judge-list.ts';
import styles from './batch-tool.module.css';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatCount } from '#features/tools/approvals/view/approval-text.ts';
import { classNames } from '#ui/class-names.ts';
import { useLineWords } from './use-line-words.ts';
import type { Batch } from './use-batch.ts';

const textId = 'batch-recipients';
/** More do not help: the next ones are shown when these are corrected. */
const mostShown = 12;
/** Enough for twenty times the longest list in ordinary use; more would only slow the page down. */
const mostCharacters = 4_000_000;

/** Selects a line of the list, so that it can be corrected. */
function goToLine(line: number): void {
  const area = document.getElementById(textId);
  if (!(area instanceof HTMLTextAreaElement)) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight * (line - 1)) / lines.length - area.clientHeight / 2;
}

/** The list as text, and what is wrong with its lines. */
export function RecipientsEditor({ batch }: { batch: Batch }) {
  const { t } = useLingui();
  const { draft, change, judged } = batch;
  const drop = async (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    change({ text: (await file.text()).slice(0, mostCharacters) });
  };
  return (
    <>
      <Field
        id={textId}
        label={t`Recipients`}
        hint={t`One address and amount per line. Paste them, or drop a CSV or text file.`}
      >
        {(control) => (
          <TextArea
            {...control}
            className={styles.text}
            rows={10}
            maxLength={mostCharacters}
            value={draft.text}
            onChange={(event) => change({ text: event.target.value })}
            onDrop={(event) => void drop(event)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="0x…, 12.5"
          />
        )}
      </Field>
      <Problems judged={judged} draft={draft} />
      <ProblemActions batch={batch} />
    </>
  );
}

/** A line of the list with what is wrong with it. */
function LineRow({ problem, text }: { problem: LineProblem; text: string }) {
  const locale = useLocale();
  const words = useLineWords();
  return (
    <li className={classNames(problem.kind === 'repeated' ? styles.warning : styles.error)}>
      <i>{formatCount(problem.line, locale)}</i>
      <span>{text}</span>
      <p>{words(problem)}</p>
    </li>
  );
}

function Problems({ judged, draft }: { judged: Judgement; draft: Batch['draft'] }) {
  const problems = [...judged.faults, ...judged.warnings].toSorted((a, b) => a.line - b.line);
  if (problems.length === 0) return null;
  const texts = draft.text.split(/\r\n|\r|\n/);
  const rest = judged.rows.length - judged.warnings.length;
  const hidden = Math.max(0, problems.length - mostShown);
  return (
    <ol className={styles.lines}>
      {problems.slice(0, mostShown).map((problem) => (
        <LineRow key={problem.line} problem={problem} text={texts[problem.line - 1] ?? ''} />
      ))}
      {hidden > 0 ? (
        <li>
          <i>…</i>
          <span>
            <Plural value={hidden} one="and # more line to check" other="and # more lines to check" />
          </span>
        </li>
      ) : null}
      {rest > 0 ? (
        <li>
          <i>…</i>
          <span>
            <Plural value={rest} one="and # line without errors" other="and # lines without errors" />
          </span>
        </li>
      ) : null}
    </ol>
  );
}

/** What can be done about lines with errors. */
function ProblemActions({ batch: { judged, draft, leaveOut } }: { batch: Batch }) {
  const count = judged.faults.length;
  const [first] = judged.faults;
  if (!first) return null;
  return (
    <div className={styles.actions}>
      <Button size="small" onClick={() => goToLine(first.line)}>
        <Trans>Go to next error</Trans>
      </Button>
      {draft.leavesOut ? null : (
        <Button size="small" onClick={leaveOut}>
          <Plural value={count} one="Skip # line" other="Skip # lines" />
        </Button>
      )}
    </div>
  );
}
