import * as v from 'valibot';

const endpointCodes = [
  'ok',
  'other-chain',
  'unreachable',
  'not-json-rpc',
  'needs-key',
  'not-checked',
] as const;

/** The result of checking an RPC endpoint. */
export const endpointAnswerSchema = v.object({
  url: v.string(),
  code: v.pipe(
    v.picklist(endpointCodes),
    v.description(
      'not-checked: no http address; needs-key: it contains a placeholder, or the endpoint refuses',
    ),
  ),
  /** Null when it returned none. */
  chain_id: v.pipe(
    v.nullable(v.string()),
    v.description('The chain ID that the endpoint returned, as a decimal number'),
  ),
});
export type EndpointAnswer = v.InferOutput<typeof endpointAnswerSchema>;
export type EndpointCode = EndpointAnswer['code'];
