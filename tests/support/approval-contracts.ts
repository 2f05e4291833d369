import { join } from 'node:path';
import { encodeAbiParameters, encodeFunctionData, maxUint256, parseAbi, type Hex } from 'viem';
import { multicallAddress } from '#features/tools/approvals/model/reading/read-states.ts';
import { compileContracts } from '#platform/chain/dev/compile-contracts.ts';
import { devFaucet, devReceiver, devStranger, devTokenContract } from '#platform/chain/dev/dev-accounts.ts';
import type { DevTransactions } from '#platform/chain/dev/dev-transactions.ts';

const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function safeMint(address to, uint256 id)',
  'function clear(address spender)',
]);

/** What a token that rejects an approval of zero allows instead. */
export const stubbornKinds = { nothing: 0, decrease: 1, one: 2, no: 3 } as const;

export const farFuture = 4_000_000_000;

/** Everything that can be approved, on a development chain; the owner of all approvals is the faucet. */
export async function deployApprovalContracts(transactions: DevTransactions) {
  const compiled = await compileContracts({
    sourceDir: join(import.meta.dirname, 'contracts'),
    outputDir: join(import.meta.dirname, '../../dist/test-contracts'),
    evmVersion: 'cancun',
  });
  const mine = async (transaction: Parameters<DevTransactions['send']>[0]) => {
    const receipt = await transactions.getReceipt(await transactions.send(transaction));
    if (receipt.status !== '0x1') throw new Error('A transaction of the test reverted');
    return receipt;
  };
  const deploy = async (name: string, args: Hex = '0x'): Promise<Hex> => {
    const data = `${compiled[name]!.bytecode}${args.slice(2)}` as const;
    return (await mine({ from: devStranger, data })).contractAddress!.toLowerCase() as Hex;
  };
  const owner = devFaucet.toLowerCase() as Hex;
  const token = devTokenContract.toLowerCase() as Hex;
  const send = (to: Hex, data: Hex) => mine({ from: owner, to, data });
  const address = (value: string) => encodeAbiParameters([{ type: 'address' }], [value as Hex]);
  const implementation = await deploy('EarlyToken');
  const contracts = {
    owner,
    token,
    permit2: await deploy('Permit2Like'),
    pieces: await deploy('PieceCollection'),
    things: await deploy('ThingCollection'),
    /** Contracts that someone may approve: a plain one, and one whose code can be exchanged. */
    plainSpender: await deploy('Executor'),
    proxySpender: await deploy('PlainProxy', address(implementation)),
    stranger: devStranger.toLowerCase() as Hex,
    receiver: devReceiver.toLowerCase() as Hex,
  };
  const executor = await deploy('Executor');
  return {
    ...contracts,
    approve: (spender: Hex, amount: bigint, on: Hex = token) =>
      send(on, encodeFunctionData({ abi, functionName: 'approve', args: [spender, amount] })),
    approveAll: (collection: Hex, operator: Hex, approved = true) =>
      send(
        collection,
        encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [operator, approved] }),
      ),
    approvePiece: async (id: bigint, spender: Hex) => {
      await send(contracts.pieces, encodeFunctionData({ abi, functionName: 'safeMint', args: [owner, id] }));
      await send(contracts.pieces, encodeFunctionData({ abi, functionName: 'approve', args: [spender, id] }));
    },
    permit2Approve: (spender: Hex, amount: bigint, expiration = farFuture) =>
      send(
        contracts.permit2,
        encodeFunctionData({ abi, functionName: 'approve', args: [token, spender, amount, expiration] }),
      ),
    /** The owner's account gets code that batches, as a signed EIP-7702 authorization would give it. */
    delegateOwner: () => transactions.call('anvil_setCode', [owner, `0xef0100${executor.slice(2)}`]),
    undelegateOwner: () => transactions.call('anvil_setCode', [owner, '0x']),
    async putMulticall() {
      const readMany = await deploy('ReadMany');
      const code = await transactions.call<Hex>('eth_getCode', [readMany, 'latest']);
      await transactions.call('anvil_setCode', [multicallAddress, code]);
    },
    removeMulticall: () => transactions.call('anvil_setCode', [multicallAddress, '0x']),
    /** A token that rejects an approval of zero. */
    deployStubborn: (kind: keyof typeof stubbornKinds, symbol: string) =>
      deploy(
        'StubbornToken',
        encodeAbiParameters([{ type: 'uint256' }, { type: 'string' }], [BigInt(stubbornKinds[kind]), symbol]),
      ),
    clearStubborn: (token: Hex, spender: Hex) =>
      send(token, encodeFunctionData({ abi, functionName: 'clear', args: [spender] })),
    send,
  };
}

export type ApprovalContracts = Awaited<ReturnType<typeof deployApprovalContracts>>;
export const unlimited = maxUint256;
