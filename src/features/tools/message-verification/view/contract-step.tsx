import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import type { Outcome } from './use-verification.ts';
import styles from './verification-tool.module.css';

interface ContractStepProps {
  outcome: Outcome;
  networks: readonly ReadNetwork[];
  onAsk(network: ReadNetwork): Promise<void>;
}

/** The one question that leaves the browser, asked only on request: whether a contract wallet accepts the signature. */
export function ContractStep({ outcome, networks, onAsk }: ContractStepProps) {
  const { check, address } = outcome;
  if (address === null || check.result === 'match' || check.result === 'signer') return null;
  return (
    <section className={styles.step} aria-labelledby="ask-contract">
      <h2 id="ask-contract">
        <Trans>Is this address a contract wallet?</Trans>
      </h2>
      {networks.length === 0 ? (
        <p>
          <Trans>No network is set up here, so contract wallets cannot be checked.</Trans>
        </p>
      ) : (
        <Ask outcome={outcome} networks={networks} onAsk={onAsk} />
      )}
    </section>
  );
}

function Ask({ outcome: { typedData, contract }, networks, onAsk }: ContractStepProps) {
  const { t } = useLingui();
  const named = networks.find(({ chainId }) => BigInt(chainId) === typedData?.chainId);
  const [key, setKey] = useState((named ?? networks[0]!).key);
  const network = networks.find((each) => each.key === key)!;
  const host = network.endpointName;
  return (
    <>
      <p>
        <Trans>
          Its address, the message’s hash and the signature are sent to this site, which asks {host} and
          stores nothing. The message itself is not sent.
        </Trans>
      </p>
      <div className={styles.ask}>
        <Field id="verify-network" label={t`Network`}>
          {(control) => (
            <Select
              {...control}
              value={key}
              onChange={(event) => setKey(event.target.value)}
              options={networks.map((each) => ({ value: each.key, label: each.title }))}
            />
          )}
        </Field>
        <Button busy={contract?.answer.result === 'asking'} onClick={() => void onAsk(network)}>
          <Trans>Check with the contract</Trans>
        </Button>
      </div>
    </>
  );
}
