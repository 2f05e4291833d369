import { Hono } from 'hono';
import { getAddress, type Hex } from 'viem';
import { expect, it } from 'vitest';
import type { ReviewedFinding } from '#features/store/token-checks/model/check-call.ts';
import { checkIds, type Finding } from '#features/store/token-checks/model/check.ts';
import { createSourceRepository } from '#features/store/token-checks/server/source-repository.ts';
import { createTokenChecks } from '#features/store/token-checks/server/token-checks.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { presentError } from '#platform/http/present-error.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createLog } from '#platform/log/log.ts';
import { createFakeSources } from '#platform/web/fake-sources.ts';
import type { Web } from '#platform/web/web.ts';
import type { VisitorEnvironment } from '#routes/api/submissions/visitor-environment.ts';
import { createTokenCheckRoutes } from '#routes/api/tools/token-check-routes.ts';
import { withCheckedAnswers } from '../support/contract/with-checked-answers.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { startEmptyChain } from '../support/empty-chain.ts';
import { cloneCodeOf } from '../support/token-market.ts';

const log = createLog('silent');
const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

interface World {
  open: Pick<OpenDatabase, 'database'>;
  rpcUrl: string;
  dailyChecks?: number;
  reviewed?: ReviewedFinding[];
  /** Of the repository that is asked for sources. */
  readJson?: Web['readJson'];
}

interface Sent {
  network?: string;
  from?: string;
  headers?: Readonly<Record<string, string>>;
}

function startPortal({ open, rpcUrl, dailyChecks = 100, reviewed = [], readJson }: World) {
  const now = () => new Date();
  const endpoints = new Map([['bsc', { rpcUrl, chainId: 56 }]]);
  const limits = createNodeLimits(now);
  const { database } = open;
  const url = 'https://sources.example.org/server';
  const sources = readJson && createSourceRepository({ url, web: { readJson }, log });
  const tokenChecks = createTokenChecks({
    ...{ database, endpoints, dailyChecks, limits, sources, now, log },
    // Nothing is simulated here.
    exchanges: {},
  });
  const app = new Hono<VisitorEnvironment>();
  app.onError(presentError(log));
  app.use(async (c, next) => {
    c.set('clientAddress', c.req.header('x-test-address') ?? '192.0.2.1');
    await next();
  });
  const reports = { findReviewed: async () => reviewed };
  app.route(
    '/',
    createTokenCheckRoutes({ tokenChecks, reports, publicOrigin: 'https://wallet.example.org' }),
  );
  withCheckedAnswers(app as unknown as Hono);
  return (body: unknown, { network = 'bsc', from = '192.0.2.1', headers = {} }: Sent = {}) =>
    app.request(`/api/tools/${network}/token-check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-test-address': from, ...headers },
      body: JSON.stringify(body),
    });
}

const waitOf = (response: Response) => Number(response.headers.get('retry-after'));

describeOnEachEngine('the call that checks a token', (openFresh) => {
  it('gives findings with their block, and is kept by no cache', async () => {
    const check = startPortal({ open: await openFresh(), rpcUrl: (await startEmptyChain()).rpcUrl });
    const response = await check({ address });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { data } = (await response.json()) as { data: Record<string, unknown> };
    expect(data).toMatchObject({ network: 'bsc', address: address.toLowerCase(), block: 100 });
    expect(data).toMatchObject({ name: null, symbol: null, verdict: 'not-determined' });
    expect(data['findings']).toContainEqual({
      ...{ id: 'contract', outcome: 'not-determined', why: 'no-contract' },
      ...{ call: 'eth_getCode', block: 100, params: {} },
    });
    expect(Object.keys(data)).not.toContain('id');
    expect(Object.keys(data)).not.toContain('reviewed');
  });

  it('says which findings reviewers looked at, and changes no verdict', async () => {
    const reviewed: ReviewedFinding[] = [{ id: 'resale', at: '2026-11-30T08:00:00.000Z' }];
    const { rpcUrl } = await startEmptyChain();
    const check = startPortal({ open: await openFresh(), rpcUrl, reviewed });
    const { data } = (await (await check({ address })).json()) as { data: Record<string, unknown> };
    expect(data).toMatchObject({ reviewed, verdict: 'not-determined' });
  });

  /** Contracts that differ in the last digit of their address, by which the repository answers. */
  const contractOf = (digit: string): Hex => `0x${'1a'.repeat(19)}1${digit}`;
  const code = '0x60806040526000';

  /** A chain with these contracts, and a repository that knows them. */
  async function startWithSources(codes: Readonly<Record<string, string>>) {
    const asked: string[] = [];
    const fake = createFakeSources(async (contract) => codes[contract.toLowerCase()] ?? '0x');
    const readJson: Web['readJson'] = (url, request) => {
      asked.push(url);
      return fake(url, request);
    };
    const { rpcUrl } = await startEmptyChain('0x38', codes);
    const check = startPortal({ open: await openFresh(), rpcUrl, readJson });
    const findingsOf = async (contract: string) => {
      const { data } = (await (await check({ address: contract })).json()) as {
        data: { findings: Finding[] };
      };
      return data.findings;
    };
    return { asked, findingsOf };
  }

  it('says what a repository knows about the source of the code that runs', async () => {
    const expected = [
      ['0', 'passed', 'source-matches-exactly'],
      ['4', 'passed', 'source-matches'],
      ['8', 'not-determined', 'no-matching-source'],
      ['c', 'not-determined', 'other-code-compared'],
      ['e', 'not-determined', 'repository-failed'],
    ] as const;
    const codes = Object.fromEntries(expected.map(([digit]) => [contractOf(digit), code]));
    const { asked, findingsOf } = await startWithSources(codes);
    for (const [digit, outcome, why] of expected) {
      const findings = await findingsOf(contractOf(digit));
      const call = `GET …/v2/contract/56/${getAddress(contractOf(digit))}`;
      expect(findings.at(-1)).toEqual({ id: 'source', outcome, why, call, block: 100, params: {} });
      // Whatever the repository says, every other check is there.
      expect(new Set(findings.map(({ id }) => id))).toEqual(new Set(checkIds));
    }
    expect(asked).toEqual(
      expected.map(
        ([digit]) =>
          `https://sources.example.org/server/v2/contract/56/${getAddress(contractOf(digit))}?fields=runtimeBytecode.onchainBytecode`,
      ),
    );
  });

  it('asks for the source of the code behind a proxy', async () => {
    const codes = { [contractOf('e')]: cloneCodeOf(contractOf('0')), [contractOf('0')]: code };
    const { asked, findingsOf } = await startWithSources(codes);
    const findings = await findingsOf(contractOf('e'));
    expect(findings.at(-1)).toMatchObject({ id: 'source', why: 'source-matches-exactly' });
    expect(asked).toEqual([expect.stringContaining(getAddress(contractOf('0')))]);
  });

  it('says that no source was compared where no repository is named', async () => {
    const { rpcUrl } = await startEmptyChain('0x38', { [contractOf('0')]: code });
    const check = startPortal({ open: await openFresh(), rpcUrl });
    const { data } = (await (await check({ address: contractOf('0') })).json()) as {
      data: { findings: Finding[] };
    };
    expect(data.findings.at(-1)).toEqual({
      ...{ id: 'source', outcome: 'not-determined', why: 'no-source' },
      ...{ call: null, block: null, params: {} },
    });
  });

  it('refuses a page of another site before the endpoint is asked', async () => {
    const { rpcUrl, batches } = await startEmptyChain();
    const check = startPortal({ open: await openFresh(), rpcUrl });
    const from = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await check({ address }, { headers: from })).status).toBe(403);
    expect((await check({ address }, { headers: { origin: 'null' } })).status).toBe(403);
    expect(batches).toEqual([]);
  });

  it('refuses what is no address of the network, and what is more than addresses', async () => {
    const { rpcUrl, batches } = await startEmptyChain();
    const check = startPortal({ open: await openFresh(), rpcUrl });
    for (const body of [
      {},
      { address: '' },
      { address: 7 },
      { address, pair: '0x12' },
      { address: 'https://x.example' },
    ])
      expect((await check(body)).status).toBe(400);
    expect((await check({ address: 'x'.repeat(81) })).status).toBe(400);
    expect((await check({ address, more: 'x'.repeat(5_000) })).status).toBe(413);
    expect((await check({ address }, { network: 'eth' })).status).toBe(404);
    expect((await check({ address }, { network: 'no-network' })).status).toBe(400);
    expect(batches).toEqual([]);
  });

  it('says when an address, and when a network, may be asked again', async () => {
    const { rpcUrl } = await startEmptyChain();
    const check = startPortal({ open: await openFresh(), rpcUrl, dailyChecks: 1 });
    for (let times = 0; times < 10; times += 1) expect((await check({ address })).status).toBe(200);
    const visitor = await check({ address });
    expect([visitor.status, waitOf(visitor) > 0]).toEqual([429, true]);
    const network = await check({ address: `0x${'1'.repeat(40)}` }, { from: '192.0.2.2' });
    expect([network.status, waitOf(network) > 3_600]).toEqual([503, true]);
  });

  it('says that the endpoint did not respond, and nothing about the token', async () => {
    const check = startPortal({ open: await openFresh(), rpcUrl: (await startEmptyChain('0x1')).rpcUrl });
    const response = await check({ address });
    expect([response.status, waitOf(response)]).toEqual([503, 30]);
    expect(await response.json()).toMatchObject({ data: null });
  });
});
