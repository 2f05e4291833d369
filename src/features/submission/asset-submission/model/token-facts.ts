import * as v from 'valibot';
import { addressIssues } from '#features/core/addresses/model/address-family.ts';
import { safetyFindingCodes } from '#features/submission/submissions/model/safety-finding-code.ts';

const safetyFindingSchema = v.object({
  code: v.picklist(safetyFindingCodes),
  /** `functions` are signatures such as `mint(address,uint256)`, separated by a comma and a space. */
  params: v.record(v.string(), v.string()),
});
export type SafetyFinding = v.InferOutput<typeof safetyFindingSchema>;

/**
 * How a proxy names the contract whose code it runs.
 * `eip-1967` behind an administrator, `uups` upgraded by the implementation itself, `beacon` by a beacon (all EIP-1967),
 * `eip-1167` fixed in its bytecode forever, `eip-1822` and `openzeppelin-legacy` the older slots, `eip-897` told by the proxy's own function.
 */
const proxyKinds = [
  'eip-1967',
  'uups',
  'beacon',
  'eip-1167',
  'eip-1822',
  'openzeppelin-legacy',
  'eip-897',
] as const;

/** A text that is left out where the contract does not answer soundly. */
const fromChain = (text: string) => v.exactOptional(v.pipe(v.string(), v.description(text)));

/** What a token says about itself. A key is absent where the contract does not answer soundly; the person fills it in by hand. */
const readTokenFactsSchema = v.object({
  status: v.literal('read'),
  name: fromChain('Absent, like every other key here, if the contract does not return a valid value'),
  symbol: fromChain('Such as TPT'),
  decimals: v.exactOptional(v.number()),
  /** Absent where the decimals are. NFTs: the number of pieces. */
  total_supply: fromChain('Decimal text in whole tokens, such as 1000000'),
  /** Absent when the contract has no owner function. */
  owner: v.exactOptional(
    v.nullable(v.pipe(v.string(), v.description('EIP-55; null when ownership was renounced'))),
  ),
  /** `implementation` has the letter case of EIP-55. */
  proxy: v.nullable(v.object({ kind: v.picklist(proxyKinds), implementation: v.string() })),
  findings: v.array(safetyFindingSchema),
});
export type ReadTokenFacts = v.InferOutput<typeof readTokenFactsSchema>;

/**
 * Answer of POST /api/submissions/token-facts. `no-endpoint`: no endpoint is configured for this network, or it is no EVM network, and
 * everything is filled in by hand. `not-a-contract`: no code at the address. `unreachable`: the endpoint did not answer in time or not
 * soundly; asking again later may help. `not-a-token`: a contract that answers none of what a token answers.
 */
export const tokenFactsSchema = v.variant('status', [
  readTokenFactsSchema,
  v.object({ status: v.picklist(['no-endpoint', 'not-a-contract', 'unreachable', 'not-a-token']) }),
]);
export type TokenFacts = v.InferOutput<typeof tokenFactsSchema>;

/** Body of POST /api/submissions/token-facts; `standard` is a key of the token or NFT standards of the network. */
export interface TokenFactsRequest {
  network: string;
  address: string;
  standard?: string;
}

/** With status 422: the network is not one of the forms' or the address has not its form. */
export const tokenFactsRefusalSchema = v.object({ code: v.picklist(['network', ...addressIssues]) });
export type TokenFactsRefusal = v.InferOutput<typeof tokenFactsRefusalSchema>;
