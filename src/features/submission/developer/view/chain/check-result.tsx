import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import { FormSection } from '#ui/page-head/form-section.tsx';
import styles from './chain-page.module.css';
import { CorrectedCopy } from './corrected/corrected-copy.tsx';
import { EndpointList } from './endpoints/endpoint-list.tsx';
import { IssueList } from './issues/issue-list.tsx';
import type { ChainPageState } from './use-chain-page.ts';

/** The issues, the endpoints, and the copy as soon as no issue is left. */
export function CheckResult({ state }: { state: ChainPageState }) {
  const { kind, issues, isSound, isUncompared, corrected, endpoints } = state;
  if (kind === 'empty') return null;
  const urls = corrected?.rpc.filter((url) => url !== '') ?? [];
  return (
    <>
      {issues.length > 0 || isUncompared ? <Issues state={state} /> : null}
      {urls.length > 0 && corrected?.chainId != null ? (
        <FormSection
          title={<Trans>The endpoints</Trans>}
          text={<Trans>Our server asks each endpoint for its chain ID.</Trans>}
        >
          <div>
            <EndpointList urls={urls} check={endpoints} />
          </div>
        </FormSection>
      ) : null}
      {isSound && corrected ? (
        <FormSection
          title={<Trans>The corrected copy</Trans>}
          text={<Trans>In the order and format that the repository requires.</Trans>}
        >
          <CorrectedCopy corrected={corrected} />
        </FormSection>
      ) : null}
    </>
  );
}

/** Without the list of chains an id that is taken looks free, so the copy is not offered. */
function Uncompared({ state: { isComparing, compareAgain } }: { state: ChainPageState }) {
  const { t } = useLingui();
  return (
    <Note
      tone="bad"
      role="alert"
      title={<Trans>We could not load the known chains, so ID and name are not compared yet.</Trans>}
    >
      <Button size="small" busy={isComparing} busyLabel={t`Checking`} onClick={compareAgain}>
        <Trans>Try again</Trans>
      </Button>
    </Note>
  );
}

function Issues({ state }: { state: ChainPageState }) {
  const { issues, errorCount, isUncompared, corrected, setText, showIssue, firstIssue } = state;
  const fixedCount = issues.filter(({ severity }) => severity === 'fixed').length;
  return (
    <FormSection title={<Trans>What the check found</Trans>}>
      {isUncompared ? <Uncompared state={state} /> : null}
      {errorCount > 0 ? (
        <Note
          tone="bad"
          role="status"
          title={
            <Plural
              value={errorCount}
              one="One error needs your attention."
              other="# errors need your attention."
            />
          }
        >
          <Trans>Select a line to go to its place in the text.</Trans>
        </Note>
      ) : isUncompared ? null : (
        <Note tone="ok" role="status" title={<Trans>No errors left.</Trans>}>
          <Trans>Each item was fixed in the corrected copy, or is advice.</Trans>
        </Note>
      )}
      <div>
        <IssueList issues={issues} onShow={showIssue} first={firstIssue} />
        {corrected && fixedCount > 0 ? (
          <Button className={styles.take} onClick={() => setText(corrected.text)}>
            <Plural value={fixedCount} one="Fix one of them in the text" other="Fix # of them in the text" />
          </Button>
        ) : null}
      </div>
    </FormSection>
  );
}
