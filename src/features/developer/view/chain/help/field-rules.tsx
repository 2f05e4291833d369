import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './field-rules.module.css';

interface Rule {
  name: string;
  text: ReactNode;
}

const placeholder = '${API_KEY}';

const required: readonly Rule[] = [
  {
    name: 'name',
    text: <Trans>Unique. Unaccented letters, digits, spaces, hyphens, dots, round brackets.</Trans>,
  },
  {
    name: 'shortName',
    text: (
      <Trans>Unique, 1 to 64 letters, digits, hyphens or underscores: it stands in front of addresses.</Trans>
    ),
  },
  {
    name: 'chainId',
    text: <Trans>Unique for ever, a whole number without quotes. It also names the file.</Trans>,
  },
  { name: 'networkId', text: <Trans>A whole number, nearly always the chain id.</Trans> },
  { name: 'chain', text: <Trans>The name of the chain or its family in short, such as ETH.</Trans> },
  {
    name: 'nativeCurrency',
    text: <Trans>Name, symbol of 6 characters at most, and decimals; nothing else.</Trans>,
  },
  {
    name: 'rpc',
    text: (
      <Trans>
        A list of https or wss addresses that answer everybody. A key to bring along is written {placeholder}.
      </Trans>
    ),
  },
  { name: 'faucets', text: <Trans>A list of addresses, empty on a mainnet.</Trans> },
  { name: 'infoURL', text: <Trans>The chain’s website.</Trans> },
];

const optional: readonly Rule[] = [
  { name: 'title', text: <Trans>A longer name, for test networks above all.</Trans> },
  { name: 'icon', text: <Trans>The name of a file in _data/icons.</Trans> },
  {
    name: 'explorers',
    text: (
      <Trans>
        Name, address without a slash at its end, standard EIP3091 or none, and an icon if you like.
      </Trans>
    ),
  },
  {
    name: 'parent',
    text: <Trans>For an L2 or a shard: its type, the parent as eip155-1, and bridges.</Trans>,
  },
  {
    name: 'features',
    text: <Trans>What the chain supports, each as an object with a name, such as EIP1559.</Trans>,
  },
  { name: 'slip44', text: <Trans>The coin type for deriving keys.</Trans> },
  { name: 'ens', text: <Trans>The address of a registry of names.</Trans> },
  { name: 'status', text: <Trans>active, incubating or deprecated. Without it the chain is active.</Trans> },
  { name: 'redFlags', text: <Trans>reusedChainId, where the id belonged to a chain that is gone.</Trans> },
];

/** The rules of the repository, to be read before there is a file. */
export function FieldRules() {
  return (
    <>
      <h3 className={styles.title}>
        <Trans>Required</Trans>
      </h3>
      <Rules rules={required} />
      <h3 className={styles.title}>
        <Trans>If you have it</Trans>
      </h3>
      <Rules rules={optional} />
    </>
  );
}

function Rules({ rules }: { rules: readonly Rule[] }) {
  return (
    <dl className={styles.rules}>
      {rules.map(({ name, text }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
