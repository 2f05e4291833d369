import { decodeAbiParameters, type Hex } from 'viem';

/** The amounts along a path, as an exchange's router answers; empty where it answers something else. */
export function decodeAmounts(data: Hex): readonly bigint[] {
  try {
    return decodeAbiParameters([{ type: 'uint256[]' }], data)[0];
  } catch {
    return [];
  }
}
