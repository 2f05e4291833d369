import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StatusIcon, type StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import type { TextReading } from '../model/message-hashes.ts';
import type { Outcome } from './use-verification.ts';
import styles from './verification-tool.module.css';

/** A result in three parts, the same for all of them. */
function Says({ icon, title, children }: { icon: StatusIconKind; title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.verdict}>
      <h2>
        <StatusIcon kind={icon} />
        {title}
      </h2>
      {children}
    </div>
  );
}

const Address = ({ value }: { value: string | null }) => (
  <b className={styles.address} translate="no">
    {value}
  </b>
);

/** What is known so far: what the contract said, or else what the browser found by itself. */
export function Verdict({ outcome }: { outcome: Outcome }) {
  return (
    <>
      {outcome.contract === null ? (
        <KeyVerdict outcome={outcome} />
      ) : (
        <ContractVerdict outcome={outcome} contract={outcome.contract} />
      )}
      {outcome.signature.isHighS ? (
        <p className={styles.remark}>
          <Trans>
            This signature is in the second of two equivalent forms (high s). Many contracts reject it.
          </Trans>
        </p>
      ) : null}
    </>
  );
}

/** How the message was signed, where that is not how it was pasted. */
function Reading({ of }: { of: TextReading }) {
  switch (of) {
    case 'as-pasted':
      return null;
    case 'windows-lines':
      return <Trans>It was signed with Windows line breaks (CR LF).</Trans>;
    case 'hex-bytes':
      return <Trans>It was signed as hex bytes, not as text.</Trans>;
  }
}

function KeyVerdict({ outcome: { address, check } }: { outcome: Outcome }) {
  switch (check.result) {
    case 'signer':
      return (
        <Says icon="info" title={<Trans>Signed by this address</Trans>}>
          <Address value={check.signer} />
          <p>
            <Trans>
              Compare it with the address you expect. If a character of the message or signature was changed,
              you see another address here, not an error.
            </Trans>
          </p>
        </Says>
      );
    case 'match':
      return (
        <Says icon="success" title={<Trans>Signed by this address</Trans>}>
          <Address value={check.signer} />
          <p>
            <Trans>The key of this address signed exactly this message.</Trans> <Reading of={check.reading} />
          </p>
        </Says>
      );
    case 'other':
      return (
        <Says icon="unknown" title={<Trans>Not signed with the key of this address</Trans>}>
          <Address value={address} />
          <p>
            <Trans>
              The key of another address made this signature, or the message was changed. One space or line
              break is enough. As pasted, it belongs to <Address value={check.signer} />.
            </Trans>
          </p>
        </Says>
      );
    case 'contract-only':
      return (
        <Says icon="unknown" title={<Trans>Not determined</Trans>}>
          <p>
            <Trans>No key produces a signature like this, but a contract wallet may accept it.</Trans>{' '}
            {address === null ? <Trans>Enter the wallet’s address and verify again.</Trans> : null}
          </p>
        </Says>
      );
  }
}

type Contract = NonNullable<Outcome['contract']>;
type ContractResult = Contract['answer']['result'];

const contractIcons: Record<ContractResult, StatusIconKind> = {
  asking: 'info',
  valid: 'success',
  invalid: 'error',
  'no-contract': 'unknown',
  'not-determined': 'unknown',
};

function ContractVerdict({ outcome, contract }: { outcome: Outcome; contract: Contract }) {
  const titles: Record<ContractResult, ReactNode> = {
    asking: <Trans>Checking with the contract</Trans>,
    valid: <Trans>Accepted by the contract wallet</Trans>,
    invalid: <Trans>The contract does not accept it</Trans>,
    'no-contract': <Trans>No contract at this address</Trans>,
    'not-determined': <Trans>Not determined</Trans>,
  };
  return (
    <Says icon={contractIcons[contract.answer.result]} title={titles[contract.answer.result]}>
      <Address value={outcome.address} />
      <p>
        <ContractWords contract={contract} />
      </p>
    </Says>
  );
}

function ContractWords({ contract: { network, answer } }: { contract: Contract }) {
  const name = network.title;
  const host = network.endpointName;
  switch (answer.result) {
    case 'asking':
      return <Trans>Waiting for {host}.</Trans>;
    case 'valid':
      return (
        <>
          <Trans>
            The contract on {name} accepts this signature for this message now. When its owners change, the
            answer can change.
          </Trans>{' '}
          <Reading of={answer.reading} />
        </>
      );
    case 'invalid':
      return <Trans>The contract on {name} says that this signature is not valid for this message.</Trans>;
    case 'no-contract':
      return <Trans>There is no contract at this address on {name}. Choose the network of the wallet.</Trans>;
    case 'not-determined':
      return <Trans>{host} did not respond correctly, so we can’t verify the signature. Try again.</Trans>;
  }
}
