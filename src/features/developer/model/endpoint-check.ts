/** Endpoints that are asked in one go. */
export const endpointsMax = 10;

/** What was found out about an RPC endpoint. */
export const endpointCodes = [
  'ok',
  'other-chain',
  'unreachable',
  'not-json-rpc',
  'private-address',
  'needs-key',
  'not-checked',
] as const;
export type EndpointCode = (typeof endpointCodes)[number];

export interface EndpointAnswer {
  url: string;
  /** `not-checked`: a WebSocket address, or no address at all. */
  code: EndpointCode;
  /** What the endpoint said, as a decimal number; null when it said none. */
  chain_id: string | null;
}
