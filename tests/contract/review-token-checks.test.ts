import { expect, it } from 'vitest';
import type { Finding, Outcome } from '#features/store/token-checks/model/check.ts';
import type { TokenAnswer, TokenAsk } from '#features/store/token-checks/server/token-checks.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, contract, createWorld, inReview, type World } from '../support/submission-world.ts';

const minuteMs = 60_000;

/** What a check finds, as the test says it. */
function createChecks() {
  const asked: TokenAsk[] = [];
  const state: { answer: TokenAnswer } = { answer: { ok: false, code: 'endpoint-down' } };
  const find = (verdict: Outcome, findings: readonly Pick<Finding, 'id' | 'outcome' | 'why'>[]) => {
    const check = {
      ...{
        id: 7,
        network: 'eth',
        address: contract.toLowerCase(),
        block: 123,
        pair: null,
        name: null,
        symbol: null,
      },
      findings: findings.map((finding) => ({ ...finding, call: null, block: 123, params: {} })),
      ...{ verdict, create_time: '2026-03-04T09:00:00.000Z' },
    };
    state.answer = { ok: true, check };
  };
  const check = async (ask: TokenAsk) => {
    asked.push(ask);
    return state.answer;
  };
  return { asked, state, find, tokenChecks: { check } };
}

const stopped = [
  { id: 'resale', outcome: 'stop', why: 'reverts' },
  { id: 'mint', outcome: 'caution', why: 'owner-can' },
  { id: 'source', outcome: 'not-determined', why: 'no-source' },
] as const;

const checkFindings = async (world: World, id: number) =>
  (await world.review.get(id, ana)).findings.filter(({ code }) => code.startsWith('token-check'));

describeOnEachEngine('tokens in review', (open) => {
  async function prepare() {
    const checks = createChecks();
    const world = await createWorld(await open(), { tokenChecks: checks.tokenChecks });
    return { ...checks, world };
  }

  it('are checked once they are paid for, and one that buyers could not sell needs a reason', async () => {
    const { asked, find, world } = await prepare();
    find('stop', stopped);
    const { id, version } = await inReview(world, {}, 'token');
    expect(asked).toEqual([]);
    await world.review.checkLater();
    expect(asked).toEqual([{ network: 'eth', address: contract, madeFor: 'review' }]);
    expect(await checkFindings(world, id)).toEqual([
      {
        ...{ severity: 'desk', code: 'token-check-stop', evidence: null },
        params: {
          ...{ network: 'eth', address: contract, block: 123, check: 7, found: 'resale:reverts' },
          page: `/tools/token-check?network=eth&address=${contract}`,
        },
      },
    ]);
    await world.review.checkLater();
    expect(asked).toHaveLength(1);
    const approve = (note?: string) =>
      world.review.perform({
        ...{ id, version, person: ana },
        action: { name: 'approve', ...(note !== undefined && { note }) },
      });
    await expect(approve()).rejects.toThrow('despite the findings');
    await approve('A vesting contract, as the team has shown.');
  });

  it('tell the desk alone', async () => {
    const { find, world } = await prepare();
    find('caution', stopped.slice(1));
    const { id, reference } = await inReview(world, {}, 'token');
    await world.review.checkLater();
    const [caution] = await checkFindings(world, id);
    expect(caution).toMatchObject({ severity: 'warning', code: 'token-check-caution' });
    const answer = await world.api.request(`/api/submissions/${reference}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('token-check');
  });

  it('wait while the endpoint does not answer, and are tried again', async () => {
    const { asked, find, world } = await prepare();
    const { id } = await inReview(world, {}, 'token');
    await world.review.checkLater();
    await world.review.checkLater();
    expect(asked).toHaveLength(1);
    expect(await checkFindings(world, id)).toEqual([]);
    const after = (ms: number) => {
      world.clock.time = new Date(world.clock.time.getTime() + ms);
      return world.review.checkLater();
    };
    await after(11 * minuteMs);
    // Twice as long each time.
    await after(11 * minuteMs);
    expect(asked).toHaveLength(2);
    find('passed', []);
    await after(10 * minuteMs);
    expect(asked).toHaveLength(3);
    expect((await checkFindings(world, id)).map(({ code, severity }) => [code, severity])).toEqual([
      ['token-check-passed', 'notice'],
    ]);
  });

  it('are checked again at the desk, and keep what was found where that is not possible', async () => {
    const { state, find, world } = await prepare();
    find('stop', stopped);
    const { id } = await inReview(world, {}, 'token');
    await world.review.checkLater();
    const codes = async () => (await checkFindings(world, id)).map(({ code }) => code);
    state.answer = { ok: false, code: 'endpoint-down' };
    await world.review.checkAgain({ id, person: ana });
    expect(await codes()).toEqual(['token-check-stop']);
    find('not-determined', [{ id: 'resale', outcome: 'not-determined', why: 'no-pair' }]);
    world.clock.time = new Date(world.clock.time.getTime() + minuteMs);
    await world.review.checkAgain({ id, person: ana });
    expect(await codes()).toEqual(['token-check-not-determined']);
  });

  it('of other kinds are left alone', async () => {
    const { asked, world } = await prepare();
    await inReview(world);
    await world.review.checkLater();
    expect(asked).toEqual([]);
  });
});
