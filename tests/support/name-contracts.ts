import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { encodeFunctionData, namehash, parseAbi, type Hex } from 'viem';
import { nameRegistry } from '#features/tools/batch-sending/model/names/look-up-names.ts';
import type { DevTransactions } from '#platform/chain/dev/dev-transactions.ts';
import { compileTestContracts, payer } from './batch-payments.ts';

const registryAbi = parseAbi(['function setResolver(bytes32 node, address to)']);
const resolverAbi = parseAbi([
  'function setRecord(bytes32 node, uint256 coin, bytes record)',
  'function keepOutside(bytes32 node)',
]);

/** Puts a registry of names at its real address of a development chain, and a resolver, in which everyone sets everything. */
export async function deployNames(transactions: DevTransactions) {
  const { NameRegistry, NameResolver } = await compileTestContracts();
  await transactions.call('anvil_setCode', [nameRegistry, NameRegistry!.runtimeCode]);
  const sent = await transactions.send({ from: payer, data: NameResolver!.bytecode });
  const resolver = (await transactions.getReceipt(sent)).contractAddress as Hex;
  const send = async (to: Hex, data: Hex) => {
    await transactions.getReceipt(await transactions.send({ from: payer, to, data }));
  };
  return {
    register(name: string) {
      const args = [namehash(name), resolver] as const;
      return send(nameRegistry, encodeFunctionData({ abi: registryAbi, functionName: 'setResolver', args }));
    },
    /** @param coin type of the coin (ENSIP-9) */
    setRecord(name: string, coin: bigint, record: Hex) {
      const args = [namehash(name), coin, record] as const;
      return send(resolver, encodeFunctionData({ abi: resolverAbi, functionName: 'setRecord', args }));
    },
    /** From now on the resolver refuses every call about the name. */
    keepOutside(name: string) {
      const args = [namehash(name)] as const;
      return send(resolver, encodeFunctionData({ abi: resolverAbi, functionName: 'keepOutside', args }));
    },
  };
}

interface Message {
  id: number;
  method?: string;
}

/** A node that passes batches of calls on to a development chain, and says that it is Ethereum. */
export async function startNameNode(rpcUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const calls = JSON.parse(body) as Message[];
    const asked = new Set(calls.filter(({ method }) => method === 'eth_chainId').map(({ id }) => id));
    const headers = { 'content-type': 'application/json' };
    const given = await fetch(rpcUrl, { method: 'POST', headers, body });
    const answers = ((await given.json()) as Message[]).map((each) =>
      asked.has(each.id) ? { ...each, result: '0x1' } : each,
    );
    response.writeHead(200, headers).end(JSON.stringify(answers));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
