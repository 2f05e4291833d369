import { join } from 'node:path';
import { encodeAbiParameters, encodeFunctionData, type Hex } from 'viem';
import { compileContracts } from '#platform/chain/dev/compile-contracts.ts';
import { devStranger } from '#platform/chain/dev/dev-accounts.ts';
import type { DevTransactions } from '#platform/chain/dev/dev-transactions.ts';

/** How HostileToken.sol answers. */
const ways = ['burning', 'endless', 'noUtf8', 'invisible', 'zeros', 'reverting'] as const;

const address = (value: string) => encodeAbiParameters([{ type: 'address' }], [value as Hex]);

/** Deploys tokens of every kind on a development chain. @returns their addresses */
export async function deployTokenContracts(transactions: DevTransactions) {
  const compiled = await compileContracts({
    sourceDir: join(import.meta.dirname, 'contracts'),
    outputDir: join(import.meta.dirname, '../../dist/test-contracts'),
    evmVersion: 'cancun',
  });
  const deploy = async (name: string, args: Hex = '0x'): Promise<Hex> => {
    const data = `${compiled[name]!.bytecode}${args.slice(2)}` as const;
    const receipt = await transactions.getReceipt(await transactions.send({ from: devStranger, data }));
    return receipt.contractAddress as Hex;
  };
  const guarded = await deploy('GuardedToken', address(devStranger));
  const implementation = await deploy('UpgradableToken');
  const early = await deploy('EarlyToken');
  const maker = await deploy('ProxyMaker');
  const start = encodeFunctionData({
    abi: compiled.UpgradableToken!.abi,
    functionName: 'initialize',
    args: [devStranger],
  });
  const make = encodeFunctionData({
    abi: compiled.ProxyMaker!.abi,
    functionName: 'make',
    args: [implementation, start],
  });
  await transactions.getReceipt(await transactions.send({ from: devStranger, to: maker, data: make }));
  const made = async (functionName: string): Promise<Hex> => {
    const data = encodeFunctionData({ abi: compiled.ProxyMaker!.abi, functionName });
    return `0x${(await transactions.call<Hex>('eth_call', [{ to: maker, data }, 'latest'])).slice(-40)}`;
  };
  const hostile: Record<string, Hex> = {};
  for (const [way, name] of ways.entries())
    hostile[name] = await deploy('HostileToken', encodeAbiParameters([{ type: 'uint8' }], [way]));
  return {
    guarded,
    ownedByContract: await deploy('GuardedToken', address(guarded)),
    implementation,
    maker,
    clone: await made('clone'),
    uups: await made('uups'),
    beaconProxy: await made('beaconProxy'),
    plainProxy: await deploy('PlainProxy', address(early)),
    legacyProxy: await deploy('LegacyProxy', address(early)),
    collection: await deploy('PieceCollection'),
    early,
    hostile: hostile as Record<(typeof ways)[number], Hex>,
  };
}
