import { join } from 'node:path';
import { encodeDeployData, encodeFunctionData, type Abi, type Hex } from 'viem';
import type { ChainExchanges } from '#features/store/token-checks/model/exchanges.ts';
import { compileContracts } from '#platform/chain/dev/compile-contracts.ts';
import { devStranger } from '#platform/chain/dev/dev-accounts.ts';
import type { DevTransactions } from '#platform/chain/dev/dev-transactions.ts';

/** What a pair is filled with: all of a token, and ten coins. */
const usual = { units: 10n ** 24n, coins: 10n ** 19n };
const maker = devStranger.toLowerCase() as Hex;

/** What is deployed: a contract of tests/support/contracts/tokens, with its arguments. */
export interface Recipe {
  name: string;
  args?: readonly unknown[];
}

async function compileTokens() {
  return compileContracts({
    sourceDir: join(import.meta.dirname, 'contracts/tokens'),
    outputDir: join(import.meta.dirname, '../../dist/test-tokens'),
    evmVersion: 'cancun',
  });
}

/** Deploys and calls contracts of that folder on a development chain. */
export async function createTokenMaker(transactions: DevTransactions) {
  const compiled = await compileTokens();
  const abiOf = (name: string): Abi => compiled[name]!.abi;
  const mine = async (transaction: { to?: Hex; data: Hex; value?: Hex }) => {
    const receipt = await transactions.getReceipt(await transactions.send({ from: maker, ...transaction }));
    if (receipt.status !== '0x1') throw new Error('A transaction of the test reverted');
    return receipt;
  };
  return {
    maker,
    call: transactions.call,
    mine,
    encode: (name: string, functionName: string, args: readonly unknown[] = []) =>
      encodeFunctionData({ abi: abiOf(name), functionName, args }),
    abiOf,
    async deploy({ name, args = [] }: Recipe): Promise<Hex> {
      const { abi, bytecode } = compiled[name]!;
      const receipt = await mine({ data: encodeDeployData({ abi, bytecode, args }) });
      return receipt.contractAddress!.toLowerCase() as Hex;
    },
    /** Deploys code as it is. */
    async deployCode(data: Hex): Promise<Hex> {
      return (await mine({ data })).contractAddress!.toLowerCase() as Hex;
    },
  };
}

export type TokenMaker = Awaited<ReturnType<typeof createTokenMaker>>;

/** An exchange on a development chain, with one well-known token. @param known the wrapped coin of another one, where there is one */
export async function createMarket(tokens: TokenMaker, known?: Hex) {
  const { deploy, mine, encode } = tokens;
  const wrapped = known ?? (await deploy({ name: 'WrappedCoin' }));
  const factory = await deploy({ name: 'SmallFactory' });
  const router = await deploy({ name: 'SmallRouter', args: [factory] });
  const value = `0x${(1_000n * 10n ** 18n).toString(16)}` as const;
  await mine({ to: wrapped, value, data: encode('WrappedCoin', 'deposit') });

  /** Makes the pair of a token with the wrapped coin; it holds nothing yet. */
  const createPair = async (token: Hex): Promise<Hex> => {
    await mine({ to: factory, data: encode('SmallFactory', 'createPair', [token, wrapped]) });
    const asked = { to: factory, data: encode('SmallFactory', 'getPair', [token, wrapped]) };
    const answer = await tokens.call<Hex>('eth_call', [asked, 'latest']);
    return `0x${answer.slice(-40)}`;
  };
  const fill = async (token: Hex, pair: Hex, amounts: Partial<typeof usual> = {}) => {
    const { units, coins } = { ...usual, ...amounts };
    await mine({ to: token, data: encode('PlainToken', 'transfer', [pair, units]) });
    await mine({ to: wrapped, data: encode('WrappedCoin', 'transfer', [pair, coins]) });
    await mine({ to: pair, data: encode('SmallPair', 'sync') });
  };
  const control = await deploy({ name: 'PlainToken' });
  await fill(control, await createPair(control));
  const exchanges: ChainExchanges = {
    ...{ wrapped, quotes: [], controls: [control] },
    exchanges: [{ name: 'Small', factory, router }],
  };
  return { exchanges, createPair, fill };
}

export type Market = Awaited<ReturnType<typeof createMarket>>;

/** Runs another contract's code as the clone below, and is not written as any known proxy. */
export const ownProxyOf = (implementation: Hex): Hex =>
  `0x3d602e80600a3d3981f35b363d3d373d3d3d363d73${implementation.slice(2)}5af43d82803e903d91602c57fd5bf3`;

/** https://eips.ethereum.org/EIPS/eip-1167 */
export const cloneCodeOf = (implementation: Hex): Hex =>
  `0x363d3d373d3d3d363d73${implementation.slice(2)}5af43d82803e903d91602b57fd5bf3`;

/** The code that creates it. */
export const cloneOf = (implementation: Hex): Hex =>
  `0x3d602d80600a3d3981f3${cloneCodeOf(implementation).slice(2)}`;
