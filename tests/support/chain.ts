import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { encodeFunctionData, type Hex } from 'viem';
import { afterAll, beforeAll } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { compileContracts } from '#platform/chain/dev/compile-contracts.ts';
import { devFaucet, devReceiver, devStranger, devTokenContract } from '#platform/chain/dev/dev-accounts.ts';
import { startDevChain, type DevChain } from '#platform/chain/dev/dev-chain.ts';
import { createLog } from '#platform/log/log.ts';

/** A development chain with contracts that fail on purpose. Its payments are mined when it answers. */
export interface TestChain extends DevChain {
  /** A token other than the product's. */
  otherToken: string;
  /** Forwards product tokens within one transaction. */
  relay: string;
  /** Sends product tokens to an address other than the receiving one. */
  payStranger(units: bigint): Promise<Hex>;
  payOtherToken(units: bigint): Promise<Hex>;
  /** Sends the chain's own coin to the receiving address. */
  payNative(units: bigint): Promise<Hex>;
  /** A transaction that pays nobody anything. */
  payNobody(): Promise<Hex>;
  /** Calls a contract that transfers correctly and then reverts. */
  payAndRevert(units: bigint): Promise<Hex>;
  /** Several transfers of the product token in one transaction. */
  payMany(transfers: readonly { to: string; units: bigint }[]): Promise<Hex>;
  mine(blocks: number): Promise<void>;
}

async function startTestChain(): Promise<TestChain> {
  const chain = await startDevChain({ log: createLog('silent') });
  const { OtherToken, Relay } = await compileContracts();
  const { transactions } = chain;
  const mined = async (sent: Promise<Hex>) => {
    const hash = await sent;
    await transactions.getReceipt(hash);
    return hash;
  };
  const deploy = async (data: Hex) => {
    const receipt = await transactions.getReceipt(await transactions.send({ from: devStranger, data }));
    return receipt.contractAddress!;
  };
  const otherToken = await deploy(OtherToken!.bytecode);
  const relay = await deploy(Relay!.bytecode);
  const callRelay = async (functionName: string, args: readonly unknown[], units: bigint) => {
    const approve = approval(relay, units);
    await transactions.getReceipt(
      await transactions.send({ from: devFaucet, to: devTokenContract, data: approve }),
    );
    const data = encodeFunctionData({ abi: Relay!.abi, functionName, args });
    return mined(transactions.send({ from: devFaucet, to: relay, data }));
  };
  return {
    ...chain,
    otherToken,
    relay,
    payStranger: (units) =>
      mined(transactions.sendToken({ token: devTokenContract, from: devFaucet, to: devStranger, units })),
    payOtherToken: (units) =>
      mined(transactions.sendToken({ token: otherToken, from: devStranger, to: devReceiver, units })),
    payNative: (units) =>
      mined(transactions.send({ from: devFaucet, to: devReceiver, value: `0x${units.toString(16)}` })),
    payNobody: () => mined(transactions.send({ from: devStranger, to: devStranger })),
    payAndRevert: (units) => callRelay('payAndRevert', [devTokenContract, devReceiver, units], units),
    payMany: (transfers) =>
      callRelay(
        'pay',
        [devTokenContract, transfers.map(({ to }) => to), transfers.map(({ units }) => units)],
        transfers.reduce((sum, { units }) => sum + units, 0n),
      ),
    mine: async (blocks) => {
      await transactions.call('anvil_mine', [`0x${blocks.toString(16)}`]);
    },
  };
}

function approval(spender: string, units: bigint): Hex {
  const word = (hex: string) => hex.padStart(64, '0');
  return `0x095ea7b3${word(spender.slice(2).toLowerCase())}${word(units.toString(16))}`;
}

/** One chain for a test file. */
export function shareTestChain(): () => TestChain {
  let chain: TestChain | undefined;
  beforeAll(async () => {
    chain = await startTestChain();
  });
  afterAll(() => chain?.stop());
  return () => {
    if (!chain) throw new Error('The test chain is not running yet.');
    return chain;
  };
}

/** The demonstration brand with other terms of donation. */
export function brandWith(donation: Partial<Brand['donation']>): Brand {
  return { ...brand, donation: { ...brand.donation, ...donation } };
}

type Issue = 'status-503' | 'garbage' | 'html' | 'hang' | 'trickle' | 'cut';

export interface FaultyEndpoint {
  rpcUrl: string;
  /** What it does instead of forwarding calls; null forwards them. */
  issue: Issue | null;
  /** Called while a call has no answer, or no end of it, and will never have one. */
  onEndless: () => void;
  /** HTTP requests seen. */
  requestCount: number;
  stop(): Promise<void>;
}

/** A proxy in front of the chain that fails as endpoints do. */
export async function startFaultyEndpoint(targetUrl: string): Promise<FaultyEndpoint> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    endpoint.requestCount += 1;
    const body = await text(request);
    if (endpoint.issue) return fail(endpoint, response);
    const passed = await fetch(targetUrl, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    response.setHeader('content-type', 'application/json').end(await passed.text());
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint: FaultyEndpoint = {
    rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    issue: null,
    onEndless: () => undefined,
    requestCount: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return endpoint;
}

function fail({ issue, onEndless }: FaultyEndpoint, response: ServerResponse): void {
  if (issue === 'hang') onEndless();
  if (issue === 'status-503') response.writeHead(503).end('{}');
  if (issue === 'garbage')
    response
      .setHeader('content-type', 'application/json')
      .end('[{"jsonrpc":"2.0","id":0,"result":"0xzz"},7,null,{}]');
  if (issue === 'html') response.setHeader('content-type', 'text/html').end('<h1>Welcome</h1>');
  if (issue === 'cut') response.destroy();
  if (issue === 'trickle') {
    response.writeHead(200, { 'content-type': 'application/json' }).write('[');
    const timer = setInterval(() => {
      response.write(' ');
      onEndless();
    }, 20);
    response.on('close', () => clearInterval(timer));
  }
}
