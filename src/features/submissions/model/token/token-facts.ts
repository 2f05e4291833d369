import { addressFaults } from '../address/address-family.ts';

/** What the bytecode and the answers of a contract show. Findings, not a verdict: honest tokens have some of them too. */
export const safetyFindingCodes = [
  /** params: functions – more units can be made */
  'can-mint',
  /** params: functions – transfers can be stopped for everybody */
  'can-pause',
  /** params: functions – transfers can be stopped for single accounts */
  'can-blacklist',
  /** params: functions – a part of each transfer can be kept back */
  'fee-on-transfer-functions',
  /** params: functions – amounts or times of transfers can be limited, trading can be switched */
  'can-limit-transfers',
  /** params: owner – one account has the rights of the owner */
  'owner-is-account',
  /** params: owner – a contract, such as a multi-signature wallet or a timelock, has the rights of the owner */
  'owner-is-contract',
  /** Nobody has the rights of the owner any more. */
  'ownership-renounced',
  /** params: kind, implementation – the code can be replaced */
  'upgradeable',
  /** params: function – a function of the standard does not answer, or the bytecode does not have it */
  'standard-function-missing',
  /** params: standard (ERC20, ERC721, ERC1155) – the contract answers as another standard than the one that was chosen */
  'other-standard',
] as const;

export type SafetyFindingCode = (typeof safetyFindingCodes)[number];

export interface SafetyFinding {
  code: SafetyFindingCode;
  /** `functions` are signatures such as `mint(address,uint256)`, separated by a comma and a space. */
  params: Readonly<Record<string, string>>;
}

/**
 * How a proxy names the contract whose code it runs.
 * `eip-1967` behind an administrator, `uups` upgraded by the implementation itself, `beacon` by a beacon (all EIP-1967),
 * `eip-1167` fixed in its bytecode for ever, `eip-1822` and `openzeppelin-legacy` the older slots, `eip-897` told by the proxy's own function.
 */
export const proxyKinds = [
  'eip-1967',
  'uups',
  'beacon',
  'eip-1167',
  'eip-1822',
  'openzeppelin-legacy',
  'eip-897',
] as const;

export type ProxyKind = (typeof proxyKinds)[number];

export interface TokenProxy {
  kind: ProxyKind;
  /** With the letter case of EIP-55. */
  implementation: string;
}

/** What a token says about itself. A key is absent where the contract does not answer soundly; the person fills it in by hand. */
export interface ReadTokenFacts {
  status: 'read';
  name?: string;
  symbol?: string;
  decimals?: number;
  /** Decimal text in whole tokens, such as `1000000` or `0.5`; absent where the decimals are. NFTs: the number of pieces. */
  total_supply?: string;
  /** With the letter case of EIP-55; null when ownership was renounced, absent when the contract has no owner function. */
  owner?: string | null;
  proxy: TokenProxy | null;
  findings: readonly SafetyFinding[];
}

/** Answer of POST /api/submissions/token-facts. */
export type TokenFacts =
  | ReadTokenFacts
  /** No endpoint is configured for this network, or it is no EVM network: everything is filled in by hand. */
  | { status: 'no-endpoint' }
  /** There is no code at the address on this network. */
  | { status: 'not-a-contract' }
  /** The endpoint did not answer in time or not soundly; asking again later may help. */
  | { status: 'unreachable' }
  /** There is a contract, and it answers none of what a token answers. */
  | { status: 'not-a-token' };

export const tokenFactsStatuses = [
  'read',
  'no-endpoint',
  'not-a-contract',
  'unreachable',
  'not-a-token',
] as const satisfies readonly TokenFacts['status'][];

/** Body of POST /api/submissions/token-facts; `standard` is a key of the token or NFT standards of the network. */
export interface TokenFactsRequest {
  network: string;
  address: string;
  standard?: string;
}

/** With status 422: the network is not one of the forms' or the address has not its form. */
export const tokenFactsRefusals = ['network', ...addressFaults] as const;
export type TokenFactsRefusal = { code: (typeof tokenFactsRefusals)[number] };
