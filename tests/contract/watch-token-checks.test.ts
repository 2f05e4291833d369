import { expect, it } from 'vitest';
import { createWatchDuties } from '#features/listing/watching/server/watch-duties.ts';
import type { Outcome } from '#features/store/token-checks/model/check.ts';
import type { TokenAnswer, TokenAsk } from '#features/store/token-checks/server/token-checks.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { seedReferenceData } from '../support/seed-reference-data.ts';
import { createSiteTable, createWatchWorld, hourMs } from '../support/watch-world.ts';

const address = '0x2222222222222222222222222222222222222222';
const place = `bsc:${address}`;
const rita = { id: 'rita', email: 'rita@example.org' };
const weekMs = 7 * 24 * hourMs;

/** Checks that end as the test says. */
function createChecks() {
  const asked: TokenAsk[] = [];
  const state: { verdict: Outcome | 'down' } = { verdict: 'passed' };
  const check = async (ask: TokenAsk): Promise<TokenAnswer> => {
    asked.push(ask);
    const { verdict } = state;
    if (verdict === 'down') return { ok: false, code: 'endpoint-down' };
    const evidence = { call: null, block: 123, params: {} };
    const findings = [{ id: 'resale', outcome: verdict, why: 'reverts', ...evidence } as const];
    const token = { id: 7, network: 'bsc', address, block: 123, pair: null, name: null, symbol: null };
    return { ok: true, check: { ...token, verdict, findings, create_time: '2026-11-23T08:00:00.000Z' } };
  };
  return { asked, state, tokenChecks: { check, networks: ['bsc'] } };
}

describeOnEachEngine('watching tokens', (open) => {
  /** @param contracts whether the network's contracts can be read: their endpoint is another one than that of checks */
  async function prepare(contracts: 'read' | 'unread' = 'read') {
    const opened = await open();
    await seedReferenceData(opened);
    const contract = { code: '0x6001' };
    const chain: ChainReader = {
      ...unavailableChain,
      getCode: async () => ({ ok: true, value: contract.code }),
      readToken: async () => ({ ok: true, value: undefined }),
    };
    const checks = createChecks();
    const { tokenChecks } = checks;
    const parts = { web: createSiteTable().web, tokenChecks, ...(contracts === 'read' && { chain }) };
    const world = createWatchWorld(opened, parts);
    world.dependencies.random = () => 0;
    await opened.database
      .insertInto('tokens')
      .values({
        ...{ chain_hid: 12, name: 'Lagoon', symbol: 'LAG', bl_symbol: 'BSC', address, address_key: address },
        ...{ decimal: 18, precision: 4, total_supply: '', gas: '', website: '', descriptions: '{}' },
        ...{ icon_url: '', token_protocol: 'BEP20', create_time: world.clock.time.toISOString() },
      })
      .execute();
    const duties = createWatchDuties(world.dependencies);
    await duties.follow();
    /** What is open after the time and a check of what is due. */
    const after = async (ms: number) => {
      world.pass(ms);
      await duties.checkTokens();
      return (await world.openFindings()).map(({ code, field, address: at }) => [code, field, at]);
    };
    return { ...world, ...checks, duties, contract, after };
  }
  const stop = ['token-check-stop', 'token-check', place];

  it('checks them once a week', async () => {
    const { asked, after, watching } = await prepare();
    expect(await after(0)).toEqual([]);
    expect(asked).toEqual([{ network: 'bsc', address, madeFor: 'listed' }]);
    expect(await after(24 * hourMs)).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(await after(weekMs)).toEqual([]);
    expect(asked).toHaveLength(2);
    // The contract alone: checks have another schedule.
    expect((await watching.state()).links).toBe(1);
  });

  it('checks them also where only visitors have an endpoint of their network', async () => {
    const { asked, after, watching } = await prepare('unread');
    expect(await after(0)).toEqual([]);
    expect(asked).toEqual([{ network: 'bsc', address, madeFor: 'listed' }]);
    expect((await watching.state()).links).toBe(0);
  });

  it('asks a person about a stop, and once only', async () => {
    const { state, after, watching, openFindings, database } = await prepare();
    await after(0);
    state.verdict = 'stop';
    expect(await after(weekMs)).toEqual([stop]);
    const [found] = await openFindings();
    expect(found).toMatchObject({ kind: 'token', name: 'Lagoon', hijack: false, unlinked: false });
    expect(found?.signals).toEqual([{ code: 'token-check-stop', before: 'passed', after: 'resale:reverts' }]);
    const listed = await database.selectFrom('tokens').select('listed').execute();
    expect(listed).toEqual([{ listed: 1 }]);
    const action = { name: 'dismiss', note: 'The team has shown why.' } as const;
    await watching.act({ id: found!.id, version: found!.version, action, person: rita });
    expect(await after(weekMs)).toEqual([]);
  });

  it('keeps a stop open where the next check cannot be made, and closes it where nothing stops', async () => {
    const { state, after } = await prepare();
    state.verdict = 'stop';
    expect(await after(0)).toEqual([stop]);
    state.verdict = 'not-determined';
    expect(await after(weekMs)).toEqual([stop]);
    state.verdict = 'down';
    expect(await after(weekMs)).toEqual([stop]);
    state.verdict = 'passed';
    expect(await after(weekMs)).toEqual([]);
  });

  it('checks one whose contract has changed before the week is over', async () => {
    const { asked, contract, duties, after } = await prepare();
    await duties.lookAtDue();
    await after(0);
    contract.code = '0x6002';
    await after(7 * hourMs);
    expect(asked).toHaveLength(1);
    await duties.lookAtDue();
    expect(await after(0)).toEqual([['contract-changed', 'contract', place]]);
    expect(asked).toHaveLength(2);
  });
});
