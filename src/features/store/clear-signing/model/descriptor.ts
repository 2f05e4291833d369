import type { AbiFunction } from 'viem';

/* What is read of a file of clear signing (ERC-7730, version 1): https://eips.ethereum.org/EIPS/eip-7730 */

/** A step of a path: a member, an element (below 0: from the end), or a range of elements or bytes. */
export type PathStep = string | number | { from: number | null; to: number | null };

/** What is around the arguments: the coins that are sent, the contract, the account and the chain. */
export const containerNames = ['value', 'to', 'from', 'chainId'] as const;
export type ContainerName = (typeof containerNames)[number];

/** Where a value comes from: the arguments or the message, the transaction around them, or the file itself. */
export type ValueSource =
  | { in: 'data'; steps: readonly PathStep[] }
  | { in: 'container'; name: ContainerName }
  | { in: 'file'; value: string };

/** How a value is shown. What is not here is shown as it is in the request. */
export type FieldFormat =
  | { kind: 'raw' }
  | { kind: 'amount' }
  | {
      kind: 'tokenAmount';
      token: ValueSource | null;
      /** Addresses that mean the chain's own coin, in lower case. */
      coinAddresses: readonly string[];
    }
  | { kind: 'addressName' }
  | { kind: 'date'; isBlock: boolean }
  | { kind: 'duration' }
  | { kind: 'enum'; names: Readonly<Record<string, string>> }
  | { kind: 'unit'; unit: string; decimals: number }
  | {
      /** Bytes of another call, which the described contract makes. */
      kind: 'calldata';
      /** Whom it calls; null where the bytes are shown as they are. */
      contract: ValueSource | null;
      /** The coins that go with it; null where the file does not say. */
      amount: ValueSource | null;
    };

export interface DescribedField {
  label: string;
  source: ValueSource;
  format: FieldFormat;
}

interface Wording {
  /** The function or the message, as the file names it. */
  key: string;
  /** What the request is for. */
  intent: string;
  fields: readonly DescribedField[];
}

export interface DescribedCall extends Wording {
  /** `0x` and eight digits, lower case. */
  selector: string;
  declared: AbiFunction;
}

export interface TypedMember {
  name: string;
  type: string;
}

/** A kind of typed data: a message counts as one only with exactly these types. */
export interface DescribedMessage extends Wording {
  primaryType: string;
  types: Readonly<Record<string, readonly TypedMember[]>>;
}

/** A contract on a chain. */
export interface Deployment {
  /** Decimal digits. */
  chainId: string;
  /** Lower case. */
  address: string;
}

/** Of a listed token. */
export interface TokenFacts {
  symbol: string;
  decimals: number;
}

export type Descriptor = {
  /** Team of the contract, in the words of the file. */
  owner: string;
  deployments: readonly Deployment[];
} & (
  | { kind: 'call'; formats: readonly DescribedCall[] }
  | { kind: 'message'; formats: readonly DescribedMessage[] }
);

export type DescriptorKind = Descriptor['kind'];
