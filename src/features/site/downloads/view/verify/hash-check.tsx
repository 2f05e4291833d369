import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import type { PublishedFiles } from '../../model/keys-file.ts';
import { parseSha256, type Sha256Issue } from '../../model/parse-sha256.ts';
import { judgeSha256 } from '../../model/verdict.ts';
import styles from './small-check.module.css';
import { VerdictPanel } from './verdict-panel.tsx';

/** Compares a hash that was computed elsewhere. */
export function HashCheck({ published }: { published: PublishedFiles }) {
  const issueWords = useIssueWords();
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<Sha256Issue>();
  const [sha256, setSha256] = useState<string>();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseSha256(text);
    setIssue(parsed.ok ? undefined : parsed.issue);
    setSha256(parsed.ok ? parsed.sha256 : undefined);
  };
  return (
    <section className={styles.check} aria-labelledby="hash-check">
      <h2 id="hash-check">
        <Trans>Paste a hash</Trans>
      </h2>
      <form noValidate onSubmit={onSubmit}>
        <Field
          id="sha256"
          label="SHA-256"
          hint={<Trans>64 characters; spaces and capital letters do not matter.</Trans>}
          error={issue && issueWords(issue)}
        >
          {(control) => (
            <TextArea
              {...control}
              className={styles.hash}
              rows={2}
              maxLength={1000}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setIssue(undefined);
                setSha256(undefined);
              }}
            />
          )}
        </Field>
        <Button type="submit">
          <Trans>Compare</Trans>
        </Button>
      </form>
      <div role="status" className={styles.outcome}>
        {sha256 ? <VerdictPanel verdict={judgeSha256(published, sha256)} sha256={sha256} /> : null}
      </div>
    </section>
  );
}

function useIssueWords(): (issue: Sha256Issue) => string {
  const { t } = useLingui();
  return (issue) => {
    if (issue.code === 'empty') return t`Nothing was pasted. A SHA-256 has 64 characters, 0 to 9 and a to f.`;
    if (issue.code === 'not-hex') {
      return t`This is not a SHA-256: it contains characters other than 0 to 9 and a to f. Copy only the 64 characters of the hash.`;
    }
    const digits = issue.digits;
    return t`A SHA-256 has 64 characters, this has ${digits}. Copy it again, from the first to the last.`;
  };
}
