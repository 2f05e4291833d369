import type { Hex } from 'viem';

/* Contracts with the same address on every chain that names of typed data refer to, in lower case. */

/** https://github.com/Uniswap/permit2 */
export const permit2Address: Hex = '0x000000000022d473030f116ddee9f6b43ac78ba3';

/** https://github.com/ProjectOpenSea/seaport, versions 1.1, 1.4, 1.5 and 1.6. */
const seaportAddresses: readonly Hex[] = [
  '0x00000000006c3852cbef3e08e8df289169ede581',
  '0x00000000000001ad428e4906ae43d8f9852d0dd6',
  '0x00000000000000adc04c56bf30ac9d3c0aaf14dc',
  '0x0000000000000068f116a894984e2db1123eb395',
];

/** Whether a signature for a contract is one that Seaport takes. */
export const isSeaport = (contract: Hex | null) => contract !== null && seaportAddresses.includes(contract);

/** By the name of a domain, in lower case. */
const addressesOf: ReadonlyMap<string, readonly Hex[]> = new Map([
  ['permit2', [permit2Address]],
  ['seaport', seaportAddresses],
]);

/** Whether a domain has a name that belongs to another contract. */
export function isImposter(name: string, contract: Hex | null): boolean {
  const known = addressesOf.get(name.trim().toLowerCase());
  return known !== undefined && (contract === null || !known.includes(contract));
}
