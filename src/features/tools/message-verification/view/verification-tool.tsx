import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import { ToolObject } from '#ui/tool-page/tool-page.tsx';
import { ContractStep } from './contract-step.tsx';
import { PassOn } from './pass-on.tsx';
import { SignedData } from './signed-data.tsx';
import { useVerification } from './use-verification.ts';
import { VerificationForm } from './verification-form.tsx';
import styles from './verification-tool.module.css';
import { Verdict } from './verdict.tsx';

/** A message and its signature, and below them who signed it. */
export function VerificationTool({ networks }: { networks: readonly ReadNetwork[] }) {
  const verification = useVerification();
  const { outcome, fields } = verification;
  return (
    <ToolObject>
      <VerificationForm verification={verification} />
      <div className={styles.result} role="status">
        {outcome === null ? null : <Verdict outcome={outcome} />}
      </div>
      {outcome === null ? null : (
        <>
          {/* A new result begins with its own network. */}
          <ContractStep
            key={outcome.hashes[0].hash}
            outcome={outcome}
            networks={networks}
            onAsk={verification.ask}
          />
          {outcome.typedData === null ? null : <SignedData data={outcome.typedData} />}
          <PassOn fields={fields} outcome={outcome} />
        </>
      )}
    </ToolObject>
  );
}
