import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { StatusIcon, type StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import type { ChainIssue, IssueSeverity } from '../../../model/chain-file/chain-issue.ts';
import { addressWords } from './address-words.ts';
import styles from './issue-list.module.css';
import { ruleWords } from './rule-words.ts';
import { syntaxWords } from './syntax-words.ts';

const words = { ...syntaxWords, ...addressWords, ...ruleWords };
const icons: Record<IssueSeverity, StatusIconKind> = { error: 'error', fixed: 'success', advice: 'warning' };
/** More than people fix by hand; the rest appears when these are fixed. */
const shownMax = 60;

export interface IssueListProps {
  issues: readonly ChainIssue[];
  /** Goes to the position in the text. */
  onShow(issue: ChainIssue): void;
  /** The first one in the list, for the focus. */
  first: Ref<HTMLButtonElement>;
}

/** Every issue with its position, what is wrong, and how to fix it. */
export function IssueList({ issues, onShow, first }: IssueListProps) {
  const hidden = issues.length - shownMax;
  return (
    <>
      <ul className={styles.list}>
        {issues.slice(0, shownMax).map((issue, place) => (
          <li key={`${issue.code} ${issue.path} ${issue.at}`} className={styles[issue.severity]}>
            <StatusIcon kind={icons[issue.severity]} className={styles.buoy} />
            <IssueLine issue={issue} onShow={onShow} first={place === 0 ? first : undefined} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <p className="mute sm">
          <Plural value={hidden} one="One more is not shown yet." other="# more are not shown yet." />
        </p>
      ) : null}
    </>
  );
}

interface IssueLineProps {
  issue: ChainIssue;
  onShow(issue: ChainIssue): void;
  first: Ref<HTMLButtonElement> | undefined;
}

function IssueLine({ issue, onShow, first }: IssueLineProps) {
  const { i18n } = useLingui();
  const { path, line, column, severity, count } = issue;
  return (
    <div>
      <p className={styles.head}>
        <button type="button" ref={first} className={styles.place} onClick={() => onShow(issue)}>
          {path === '' ? null : <code>{path}</code>}
          <span>
            <Trans>
              line {line}, column {column}
            </Trans>
          </span>
        </button>
        {severity === 'error' ? null : (
          <span className={styles.mark}>
            {severity === 'fixed' ? (
              <Trans context="an error in a file">fixed in the copy</Trans>
            ) : (
              <Trans context="a hint about a file">advice</Trans>
            )}
          </span>
        )}
        {count > 1 ? (
          <span className={styles.mark}>
            <Plural value={count} one="# place" other="# places" />
          </span>
        ) : null}
      </p>
      <p>{i18n._(words[issue.code](issue))}</p>
    </div>
  );
}
