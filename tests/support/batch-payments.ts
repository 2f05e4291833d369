import { join } from 'node:path';
import { encodeAbiParameters, erc20Abi, encodeFunctionData, type Hex } from 'viem';
import { compileContracts } from '#platform/chain/dev/compile-contracts.ts';
import { devBatchContract, devChainId, devFaucet } from '#platform/chain/dev/dev-accounts.ts';
import type { DevTransactions } from '#platform/chain/dev/dev-transactions.ts';

export const payer = devFaucet.toLowerCase() as Hex;
export const contract = devBatchContract.toLowerCase() as Hex;
export const network = { key: 'bsc', chainId: devChainId, contract };

/** The contracts of the tests. */
export const compileTestContracts = () =>
  compileContracts({
    sourceDir: join(import.meta.dirname, 'contracts'),
    outputDir: join(import.meta.dirname, '../../dist/test-contracts'),
    evmVersion: 'cancun',
  });

/** Recipients and tokens for payments, on a development chain. The payer owns every QUIET token. */
export async function deployPaymentContracts(transactions: DevTransactions) {
  const compiled = await compileTestContracts();
  const deploy = async (name: string, args: Hex = '0x'): Promise<Hex> => {
    const data = `${compiled[name]!.bytecode}${args.slice(2)}` as const;
    const receipt = await transactions.getReceipt(await transactions.send({ from: payer, data }));
    return receipt.contractAddress!.toLowerCase() as Hex;
  };
  const manner = (index: number) => encodeAbiParameters([{ type: 'uint8' }], [index]);
  const executor = await deploy('Executor');
  return {
    quiet: await deploy('SilentToken'),
    refusing: await deploy('CoinTaker', manner(0)),
    burning: await deploy('CoinTaker', manner(1)),
    payingAgain: await deploy('CoinTaker', manner(2)),
    /** Takes 3 % of each transfer; the payer, who made it, gets them. */
    withFee: await deploy('FussyToken', manner(0)),
    refusingApproval: await deploy('FussyToken', manner(1)),
    refusingSpending: await deploy('FussyToken', manner(2)),
    /** The payer's account gets code that batches, as a signed EIP-7702 authorization would give it. */
    delegate: () => transactions.call('anvil_setCode', [payer, `0xef0100${executor.slice(2)}`]),
    undelegate: () => transactions.call('anvil_setCode', [payer, '0x']),
    async balanceOf(token: Hex | null, owner: Hex): Promise<bigint> {
      if (token === null) return BigInt(await transactions.call<Hex>('eth_getBalance', [owner, 'latest']));
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
      return BigInt(await transactions.call<Hex>('eth_call', [{ to: token, data }, 'latest']));
    },
  };
}

/** An address that nobody has used. */
export const freshAddress = (seed: number, index: number): Hex =>
  `0x${seed.toString(16).padStart(16, 'a')}${index.toString(16).padStart(24, '0')}`;
