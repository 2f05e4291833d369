import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TypedSecretNote } from '#features/core/plain-forms/view/typed-secret-note.tsx';
import { intlTag } from '#i18n/intl-tag.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Note } from '#ui/note/note.tsx';
import { CodeBlock } from '../../code/code-block.tsx';
import styles from './call-form.module.css';
import type { CallResponse, SentCall } from './send-call.ts';

/** Longer responses are folded. */
const shownLines = 40;

/** What became of a call: status and time, and its JSON; or why there is none. */
export function CallOutcome({ sent }: { sent: SentCall | null }) {
  if (sent?.kind === 'secret') return <TypedSecretNote className={styles.refusal} />;
  return (
    <>
      <div role="status" className={styles.outcome}>
        {sent ? <Summary sent={sent} /> : null}
      </div>
      {sent?.kind === 'response' ? <ResponseText response={sent} /> : null}
    </>
  );
}

function Summary({ sent }: { sent: Exclude<SentCall, { kind: 'secret' }> }) {
  if (sent.kind === 'unreachable')
    return (
      <Note tone="bad">
        <Trans>We could not reach this site. Check your connection, then try again.</Trans>
      </Note>
    );
  return (
    <>
      <Figures response={sent} />
      {sent.status === 429 ? (
        <Note tone="caution" title={<Trans>Too many requests came from your network.</Trans>}>
          <Trans>Wait a few minutes, then try again.</Trans>
        </Note>
      ) : null}
    </>
  );
}

function Figures({ response: { status, durationMs } }: { response: CallResponse }) {
  const locale = useLocale();
  const time = new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit: 'millisecond' });
  const code = String(status);
  return (
    <>
      <b className="num">
        <Trans comment="The HTTP status of a response, such as 200">Status {code}</Trans>
      </b>
      <span className="mute num">{time.format(durationMs)}</span>
    </>
  );
}

function ResponseText({ response: { address, text } }: { response: CallResponse }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const lines = text.split('\n');
  const lineCount = lines.length;
  const isFolded = !isWhole && lineCount > shownLines;
  return (
    <>
      <CodeBlock
        title={<code>{address}</code>}
        code={isFolded ? [...lines.slice(0, shownLines), '…'].join('\n') : text}
        actions={
          <CopyButton value={text} label={t`Copy`} copiedLabel={t`Copied`} failedLabel={t`Could not copy`} />
        }
      />
      {isFolded ? (
        <Button size="small" className={styles.unfold} onClick={() => setWhole(true)}>
          <Plural value={lineCount} one="Show # line" other="Show all # lines" />
        </Button>
      ) : null}
    </>
  );
}
