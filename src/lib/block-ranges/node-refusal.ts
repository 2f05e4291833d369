/**
 * Why a node gave no result. `range`: too many blocks or results at once. `rate`: asked too often. `reverted`: the contract refused the
 * call. `unreachable`: no answer, or none that makes sense. `refused`: anything else.
 */
export const nodeRefusals = ['range', 'rate', 'reverted', 'unreachable', 'refused'] as const;
export type NodeRefusal = (typeof nodeRefusals)[number];

export interface RefusedCall {
  ok: false;
  reason: NodeRefusal;
  /** The longest range that the node says it takes. */
  maxBlocks?: number | undefined;
}
