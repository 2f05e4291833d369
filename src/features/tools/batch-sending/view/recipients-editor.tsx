import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type DragEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { mostCharacters, readListFile } from '../model/list/read-list-file.ts';
import styles from './batch-tool.module.css';
import { JudgedLines } from './lines/judged-lines.tsx';
import { OpenedFile } from './opened-file.tsx';
import { SignQuestion } from './sign-question.tsx';
import { useBatchFile } from './use-batch-file.ts';
import type { Batch } from './use-batch.ts';

const textId = 'batch-recipients';

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

/** Takes what is typed, pasted or dropped. What is too long is refused as a whole: a part of it could end within an amount. */
function useEntry({ change }: Batch, openFile: (file: File) => Promise<void>) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<'too-long' | 'unread' | null>(null);
  const enter = (text: string | null) => {
    const isTooLong = text === null || text.length > mostCharacters;
    setRefusal(isTooLong ? 'too-long' : null);
    if (!isTooLong) change({ text });
  };
  /** Never rejects. */
  const drop = async (event: DragEvent): Promise<void> => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    if (file.name.endsWith('.json')) return openFile(file);
    try {
      enter(await readListFile(file));
    } catch {
      setRefusal('unread');
    }
  };
  const words = {
    'too-long': t`The list is too long, so nothing was added. Split it into several lists.`,
    unread: t`This file could not be read. Save it as a CSV file and drop it again.`,
  };
  return { enter, drop, error: refusal === null ? undefined : words[refusal] };
}

/** The list as text, and what is wrong with its lines. */
export function RecipientsEditor({ batch }: { batch: Batch }) {
  const { t } = useLingui();
  const { draft, opened, hasNames } = batch;
  const file = useBatchFile(batch);
  const { enter, drop, error } = useEntry(batch, file.open);
  return (
    <>
      <Field
        id={textId}
        label={t`Recipients`}
        hint={
          hasNames
            ? t`One address or ENS name and one amount per line. Paste them, or drop a CSV or text file.`
            : t`One address and amount per line. Paste them, or drop a CSV or text file.`
        }
        error={error}
      >
        {(control) => (
          <TextArea
            {...control}
            className={styles.text}
            rows={10}
            value={draft.text}
            onChange={(event) => enter(event.target.value)}
            onDrop={(event) => void drop(event)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="0x…, 12.5"
          />
        )}
      </Field>
      <OpenedFile opened={opened} file={file} />
      <SignQuestion batch={batch} />
      <JudgedLines batch={batch} />
      <ProblemActions batch={batch} />
    </>
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
