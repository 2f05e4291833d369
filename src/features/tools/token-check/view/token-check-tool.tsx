import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import { ToolObject } from '#ui/tool-page/tool-page.tsx';
import { headlineOf } from '../model/read-result.ts';
import { CheckForm } from './check-form.tsx';
import { Evidence } from './evidence.tsx';
import { FailureNote } from './failure-note.tsx';
import styles from './token-check.module.css';
import { useFields } from './use-fields.ts';
import { useTokenCheck, type CheckState } from './use-token-check.ts';
import { headlines } from './headline-words.ts';
import { Verdict } from './verdict.tsx';
import { Waiting } from './waiting.tsx';

/** Takes an address, and shows what its check found. */
export function TokenCheckTool({ networks }: { networks: readonly ReadNetwork[] }) {
  const { fields, change } = useFields(networks);
  const { state, check, again, stop } = useTokenCheck();
  const [hasPair, setHasPair] = useState(false);
  const network = networks.find(({ key }) => key === state.question?.network);
  const isEmpty = !state.isRunning && state.check === null && state.failure === null;
  return (
    <ToolObject>
      <CheckForm
        networks={networks}
        fields={fields}
        hasPair={hasPair}
        isRunning={state.isRunning}
        onChange={change}
        onCheck={check}
      />
      <Announcement state={state} />
      {state.isRunning ? <Waiting isAgain={state.check !== null} onStop={stop} /> : null}
      {state.failure === null ? null : <FailureNote failure={state.failure} onRetry={again} />}
      {state.check === null ? null : (
        <>
          <Verdict check={state.check} onEnterPair={hasPair ? null : () => setHasPair(true)} />
          <Evidence
            check={state.check}
            pair={state.question?.pair}
            network={network}
            onAgain={state.isRunning ? null : again}
          />
        </>
      )}
      {isEmpty ? (
        <p className={styles.none}>
          <Trans>Enter the address of a token. You need no wallet, and nothing is signed.</Trans>
        </p>
      ) : null}
    </ToolObject>
  );
}

/** What has happened, for people who do not see it. That there is no check is an alert of its own. */
function Announcement({ state: { check, failure, isRunning } }: { state: CheckState }) {
  const { t, i18n } = useLingui();
  const words = () => {
    if (isRunning) return t`Checking the token`;
    return check && failure === null ? i18n._(headlines[headlineOf(check)].title) : '';
  };
  return (
    <p className="vh" role="status">
      {words()}
    </p>
  );
}
