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
      <Trans>
        Unique, 1 to 64 letters, digits, hyphens or underscores. It is used as a prefix of addresses.
      </Trans>
    ),
  },
  {
    name: 'chainId',
    text: <Trans>A whole number without quotes that is never reused. It is also the file name.</Trans>,
  },
  { name: 'networkId', text: <Trans>A whole number, nearly always the chain ID.</Trans> },
  { name: 'chain', text: <Trans>A short name of the chain or its family, such as ETH.</Trans> },
  {
    name: 'nativeCurrency',
    text: <Trans>Only the name, a symbol of at most 6 characters, and the decimals.</Trans>,
  },
  {
    name: 'rpc',
    text: (
      <Trans>A list of public https or wss URLs. Write {placeholder} for a key that users must supply.</Trans>
    ),
  },
  { name: 'faucets', text: <Trans>A list of addresses, empty on a mainnet.</Trans> },
  { name: 'infoURL', text: <Trans>The chain’s website.</Trans> },
];

const optional: readonly Rule[] = [
  { name: 'title', text: <Trans>A longer name, mainly for test networks.</Trans> },
  { name: 'icon', text: <Trans>The name of a file in _data/icons.</Trans> },
  {
    name: 'explorers',
    text: (
      <Trans>Name, URL without a trailing slash, standard EIP3091 or none, and optionally an icon.</Trans>
    ),
  },
  {
    name: 'parent',
    text: <Trans>The type of an L2 or a shard, its parent as eip155-1, and its bridges.</Trans>,
  },
  {
    name: 'features',
    text: <Trans>What the chain supports, with an object for each feature and a name such as EIP1559.</Trans>,
  },
  { name: 'slip44', text: <Trans>The coin type for deriving keys.</Trans> },
  { name: 'ens', text: <Trans>The address of the name registry.</Trans> },
  {
    name: 'status',
    text: <Trans>active, incubating or deprecated. A chain without a status is active.</Trans>,
  },
  {
    name: 'redFlags',
    text: <Trans>reusedChainId, if the ID belonged to a chain that no longer exists.</Trans>,
  },
];

/** The repository's rules, to read before there is a file. */
export function FieldRules() {
  return (
    <>
      <h3 className={styles.title}>
        <Trans>Required</Trans>
      </h3>
      <Rules rules={required} />
      <h3 className={styles.title}>
        <Trans>Optional</Trans>
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
