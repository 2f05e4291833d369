import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Call {
  id: unknown;
  method: string;
  params: readonly unknown[];
}
interface Answer {
  jsonrpc: '2.0';
  id: unknown;
  result?: unknown;
  error?: { code: number; message: string };
}

/** How the node misbehaves; what is absent is as it should be. */
export interface NodeIssues {
  /** Longest range of logs; a longer one is refused with a message that says so. */
  maxBlocks?: number;
  /** Logs beyond so many are left out without a word. */
  cutsLogsAt?: number;
  /** Logs come in another order. */
  reorders?: boolean;
  /** Ranges of logs that touch these blocks are refused. */
  refusesBlocks?: { from: number; to: number };
  /** Answers every so-manyth request with 503. */
  failsEvery?: number;
  /** Adds a log of someone else's. */
  addsForeignLog?: boolean;
  /** Leaves out each answer to this method. */
  drops?: string;
}

export interface UnreliableNode {
  rpcUrl: string;
  issues: NodeIssues;
  /** Requests over HTTP so far. */
  requests: number;
  stop(): Promise<void>;
}

const refuse = ({ id }: Call, message: string): Answer => ({
  jsonrpc: '2.0',
  id,
  error: { code: -32_000, message },
});

function refusalOf(call: Call, issues: NodeIssues): Answer | undefined {
  if (call.method === issues.drops) return refuse(call, 'internal error');
  if (call.method !== 'eth_getLogs') return undefined;
  const filter = call.params[0] as { fromBlock: string; toBlock: string };
  const [from, to] = [Number(filter.fromBlock), Number(filter.toBlock)];
  const { maxBlocks, refusesBlocks } = issues;
  if (maxBlocks !== undefined && to - from + 1 > maxBlocks)
    return refuse(call, `exceed maximum block range: ${maxBlocks}`);
  if (refusesBlocks && from <= refusesBlocks.to && to >= refusesBlocks.from)
    return refuse(call, 'missing trie node');
  return undefined;
}

function spoil(answer: Answer, issues: NodeIssues): Answer {
  if (!Array.isArray(answer.result)) return answer;
  let logs = answer.result as { topics: string[] }[];
  if (issues.reorders) logs = logs.toReversed();
  if (issues.cutsLogsAt !== undefined) logs = logs.slice(0, issues.cutsLogsAt);
  if (issues.addsForeignLog && logs[0])
    logs = [
      ...logs,
      { ...logs[0], topics: [logs[0].topics[0]!, `0x${'11'.repeat(32)}`, logs[0].topics[2]!] },
    ];
  return { ...answer, result: logs };
}

/** A node in front of a real one, which refuses, limits, cuts off, reorders, lies or fails as it is told to. */
export async function startUnreliableNode(targetUrl: string): Promise<UnreliableNode> {
  const pass = async (calls: readonly Call[]): Promise<Answer[]> => {
    if (calls.length === 0) return [];
    const passed = await fetch(targetUrl, {
      method: 'POST',
      body: JSON.stringify(calls),
      headers: { 'content-type': 'application/json' },
    });
    return (await passed.json()) as Answer[];
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    node.requests += 1;
    const asked = JSON.parse(await text(request)) as Call | Call[];
    const { issues } = node;
    if (issues.failsEvery && node.requests % issues.failsEvery === 0) {
      response.writeHead(503).end();
      return;
    }
    const calls = Array.isArray(asked) ? asked : [asked];
    const refusals = calls.map((call) => refusalOf(call, issues));
    const passed = await pass(calls.filter((_, index) => !refusals[index]));
    const answers = calls.map(
      (call, index) =>
        refusals[index] ??
        spoil(
          passed.find(({ id }) => id === call.id)!,
          issues,
        ),
    );
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(Array.isArray(asked) ? answers : answers[0]));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const node: UnreliableNode = {
    rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    issues: {},
    requests: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return node;
}
