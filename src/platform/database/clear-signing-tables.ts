import type { Generated } from 'kysely';

/* Descriptions of contracts; part of schema.ts. */

export interface ClearSigningTable {
  id: Generated<number>;
  /** Decimal digits. */
  chain_id: string;
  /** Of the contract, in small letters. */
  address: string;
  /** `DescriptorKind` in `features/store/clear-signing/model/descriptor.ts`. */
  kind: string;
  owner: string;
  /** Text of the file. */
  body: string;
  /** Of the text, lower-case hex. */
  sha256: string;
  /** Address of the account that imported or confirmed it. */
  actor: string;
  at: string;
}

export interface ClearSigningTables {
  clear_signing: ClearSigningTable;
}
