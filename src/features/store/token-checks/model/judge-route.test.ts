import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from './check.ts';
import { isFullRoute, judgeRoute, withControl, type Judged } from './judge-route.ts';
import { feeOf, type BuyerRoute, type Movement, type Sale } from './route.ts';

type Onward = NonNullable<BuyerRoute['onward']>;

const works: Movement = { ok: true, reason: '', sent: 1_000n, arrived: 1_000n };
const reverts = (reason = 'not open'): Movement => ({ ok: false, reason, sent: 1_000n, arrived: 0n });
const taking = (share: bigint): Movement => ({ ...works, arrived: 1_000n - share });
const saleAt = (afterSeconds: number, movement = works): Sale => ({ ...movement, afterSeconds });
const times = [36, 3_600, 86_400, 604_800, 2_592_000];

const onwardWith = (changed: Partial<Onward> = {}): Onward => ({
  ...{ transfer: works, direct: works, pulled: works, resale: saleAt(24) },
  later: times.map((time) => saleAt(time)),
  ...{ alone: null, directThen: null },
  ...changed,
});
const routeWith = (changed: Partial<Onward> = {}): BuyerRoute => ({
  purchase: works,
  onward: onwardWith(changed),
});
const three = (route: BuyerRoute) => [route, route, route];
const unsold = (movement: Movement, changed: Partial<Onward> = {}) =>
  routeWith({ resale: saleAt(24, movement), later: times.map((time) => saleAt(time, movement)), ...changed });

const outcomeOf = (findings: readonly Judged[], id: Judged['id']) =>
  findings.find((finding) => finding.id === id)?.outcome;
const why = (findings: readonly Judged[], id: Judged['id']) =>
  findings.find((finding) => finding.id === id)?.why;
const outcomesOf = (findings: readonly Judged[]): Outcome[] => findings.map(({ outcome }) => outcome);

describe('a route that works', () => {
  it('passes all five checks', () => {
    expect(outcomesOf(judgeRoute(three(routeWith())))).toEqual(Array.from({ length: 5 }, () => 'passed'));
  });
});

describe('a stop', () => {
  it.each([
    ['its owner may not send to the pair', unsold(reverts(), { direct: reverts() })],
    ['the router may not take them', unsold(reverts('TransferHelper: TRANSFER_FROM_FAILED'))],
    ['nothing arrives at the pair', unsold(reverts(''), { direct: taking(1_000n) })],
  ])('is a resale that fails because %s', (_, route) => {
    const findings = judgeRoute(three(route));
    expect(outcomeOf(findings, 'resale')).toBe('stop');
    expect(outcomeOf(findings, 'later-resale')).toBe('not-determined');
  });

  it('is a resale that worked at first and does not a day later', () => {
    const later = times.map((time) => saleAt(time, time < 86_400 ? works : reverts()));
    const route = routeWith({ later, alone: saleAt(2_592_000, reverts()), directThen: reverts() });
    const [, , resale, end] = judgeRoute(three(route));
    expect(resale?.outcome).toBe('passed');
    expect(end).toMatchObject({ outcome: 'stop', why: 'stops-later', params: { afterSeconds: 86_400 } });
  });

  it.each([
    ['purchase', { purchase: taking(900n), onward: null }],
    ['transfer', routeWith({ transfer: taking(900n) })],
  ])('is a fee that takes most on %s', (_, route) => {
    expect(why(judgeRoute(three(route)), 'fees')).toBe('fee-takes-most');
    expect(outcomeOf(judgeRoute(three(route)), 'fees')).toBe('stop');
  });

  it('is a fee that takes most of every sale', () => {
    const route = unsold(taking(900n), { alone: saleAt(2_592_000, taking(900n)) });
    expect(outcomeOf(judgeRoute(three(route)), 'fees')).toBe('stop');
  });

  it('needs two of three buyers', () => {
    const bad = unsold(reverts(), { direct: reverts() });
    expect(outcomeOf(judgeRoute([bad, routeWith(), routeWith()]), 'resale')).toBe('caution');
    expect(outcomeOf(judgeRoute([bad, bad, routeWith()]), 'resale')).toBe('stop');
  });

  it('needs a well-known token that passes the same calls', () => {
    const findings = judgeRoute(three(unsold(reverts(), { direct: reverts() })));
    expect(outcomesOf(withControl(findings, false))).not.toContain('stop');
    expect(why(withControl(findings, false), 'resale')).toBe('control-failed');
    expect(withControl(findings, true)).toEqual(findings);
  });
});

describe('no stop', () => {
  it('is a purchase that is not possible: nothing is said about the rest', () => {
    const findings = judgeRoute(three({ purchase: reverts('not begun'), onward: null }));
    expect(new Set(outcomesOf(findings))).toEqual(new Set(['not-determined']));
  });

  it('is a revert in the pair, with a token that moves', () => {
    const findings = judgeRoute(three(unsold(reverts('LOCKED'))));
    expect(why(findings, 'resale')).toBe('pair-reverts');
    expect(outcomesOf(findings)).not.toContain('stop');
  });

  it('is a revert in the pair a month later, with a token that moves', () => {
    const later = times.map((time) => saleAt(time, time < 86_400 ? works : reverts('')));
    const route = routeWith({ later, alone: saleAt(2_592_000, reverts('')), directThen: works });
    const findings = judgeRoute(three(route));
    expect(why(findings, 'later-resale')).toBe('pair-reverts');
    expect(outcomesOf(findings)).not.toContain('stop');
  });

  it('is a pause between purchase and sale', () => {
    const route = routeWith({ resale: saleAt(24, reverts('wait')), direct: reverts('wait') });
    expect(why(judgeRoute(three(route)), 'resale')).toBe('only-later');
  });

  it('is a pause between two sales', () => {
    const later = times.map((time) => saleAt(time, time === 36 ? reverts('wait') : works));
    const findings = judgeRoute(three(routeWith({ later })));
    expect(outcomeOf(findings, 'later-resale')).toBe('caution');
  });

  it('is a limit of sales for each account: the last one works alone', () => {
    const later = times.map((time) => saleAt(time, reverts('limit')));
    const findings = judgeRoute(three(routeWith({ later, alone: saleAt(2_592_000) })));
    expect(outcomeOf(findings, 'later-resale')).toBe('caution');
  });

  it('is a first sale that loses most, where later ones do not', () => {
    const findings = judgeRoute(three(routeWith({ resale: saleAt(24, taking(600n)) })));
    expect(outcomesOf(findings)).not.toContain('stop');
    expect(why(findings, 'resale')).toBe('only-later');
    expect(findings.at(-1)).toMatchObject({ outcome: 'caution', why: 'fee', params: { resale: 6_000 } });
  });

  it('is a fee of a twentieth, which is named', () => {
    const route = { ...routeWith({ transfer: taking(50n) }), purchase: taking(50n) };
    expect(judgeRoute(three(route)).at(-1)).toMatchObject({
      ...{ outcome: 'caution', why: 'fee' },
      params: { purchase: 500, transfer: 500, resale: 0 },
    });
  });
});

const anyMovement = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.bigInt({ min: 0n, max: 10n ** 30n }))
  .map(([ok, sent, arrived]): Movement => ({ ok, reason: ok ? '' : 'no', sent, arrived }));
const anySale = fc
  .tuple(anyMovement, fc.constantFrom(...times))
  .map(([movement, time]) => saleAt(time, movement));
const anyOnward = fc.record({
  ...{ transfer: anyMovement, direct: anyMovement, pulled: anyMovement, resale: anySale },
  later: fc.array(anySale, { minLength: 1, maxLength: 5 }),
  ...{ alone: fc.option(anySale), directThen: fc.option(anyMovement) },
});
const anyRoute = fc.record({ purchase: anyMovement, onward: fc.option(anyOnward) });

describe('any three routes', () => {
  it('give each check once', () => {
    fc.assert(
      fc.property(fc.tuple(anyRoute, anyRoute, anyRoute), (routes) => {
        const ids = judgeRoute(routes).map(({ id }) => id);
        expect(ids.toSorted()).toEqual(['fees', 'later-resale', 'purchase', 'resale', 'transfer']);
      }),
    );
  });

  it('of which two work give no stop', () => {
    fc.assert(
      fc.property(anyRoute, (odd) => {
        expect(outcomesOf(judgeRoute([odd, routeWith(), routeWith()]))).not.toContain('stop');
      }),
    );
  });

  it('do not depend on the order of the buyers', () => {
    fc.assert(
      fc.property(fc.tuple(anyRoute, anyRoute, anyRoute), (routes) => {
        expect(outcomesOf(judgeRoute(routes.toReversed()))).toEqual(outcomesOf(judgeRoute(routes)));
      }),
    );
  });
});

describe('a control', () => {
  it('works only where everything does', () => {
    expect(isFullRoute(routeWith())).toBe(true);
    expect(isFullRoute(routeWith({ transfer: reverts() }))).toBe(false);
    expect(isFullRoute({ purchase: reverts(), onward: null })).toBe(false);
  });
});

describe('a fee', () => {
  it('is a share from nothing to all, rounded up', () => {
    fc.assert(
      fc.property(anyMovement, (movement) => {
        const fee = feeOf(movement);
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(fee).toBeLessThanOrEqual(10_000);
        expect(fee === 0).toBe(movement.sent === 0n || movement.arrived >= movement.sent);
      }),
    );
  });
});
