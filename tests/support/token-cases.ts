import type { Hex } from 'viem';
import type { CheckId, Outcome, Why } from '#features/store/token-checks/model/check.ts';
import { devReceiver } from '#platform/chain/dev/dev-accounts.ts';
import { cloneOf, type Market, type Recipe, type TokenMaker } from './token-market.ts';

/* Forty tokens and what a check must say of each: traps are stopped, honest ones never are. */

export interface TokenWorld {
  tokens: TokenMaker;
  market: Market;
  /** Of the latest block. */
  timeSeconds: number;
}

export interface TokenCase {
  name: string;
  verdict: Outcome;
  /** What must be among the findings; the others are free. */
  findings: Partial<Record<CheckId, readonly [Outcome, Why]>>;
  /** Deploys it with a pair that holds all of it. */
  make: (world: TokenWorld) => Promise<Hex>;
}

const zero: Hex = `0x${'0'.repeat(40)}`;
const dead: Hex = `0x${'0'.repeat(36)}dead`;

/** Deploys a token; what else it needs is done before its pair is filled. */
function made(
  recipe: Recipe,
  prepare?: (world: TokenWorld, token: Hex) => Promise<unknown>,
): TokenCase['make'] {
  return async (world) => {
    const token = await world.tokens.deploy(recipe);
    await world.market.fill(token, await world.market.createPair(token));
    await prepare?.(world, token);
    return token;
  };
}

/** Who owns it afterwards: an address, or a contract with a delay. */
const givenTo =
  (next: Hex | { delaySeconds: number }) =>
  async ({ tokens }: TokenWorld, token: Hex) => {
    const owner =
      typeof next === 'string' ? next : await tokens.deploy({ name: 'OwnerBox', args: [next.delaySeconds] });
    await tokens.mine({ to: token, data: tokens.encode('OwnedToken', 'transferOwnership', [owner]) });
  };

/** A trap knows its pair, and some ask another contract. It can be sold in any other pair. */
export function trapped(kind: number): TokenCase['make'] {
  return async ({ tokens, market }) => {
    const token = await tokens.deploy({ name: 'TrapToken', args: [kind] });
    const pair = await market.createPair(token);
    const plain = await tokens.deploy({ name: 'SaleGuard' });
    const guard = kind === 10 ? await tokens.deploy({ name: 'ShellProxy', args: [plain] }) : plain;
    await tokens.mine({ to: token, data: tokens.encode('TrapToken', 'setPair', [pair, guard]) });
    await market.fill(token, pair);
    return token;
  };
}

/** Without code of its own: a proxy, or a clone. */
function borrowed(deploy: (tokens: TokenMaker, implementation: Hex) => Promise<Hex>): TokenCase['make'] {
  return async ({ tokens, market }) => {
    const implementation = await tokens.deploy({ name: 'QuirkToken', args: [0, 0n] });
    const token = await deploy(tokens, implementation);
    const { maker } = tokens;
    await tokens.mine({ to: token, data: tokens.encode('PlainToken', 'start', [maker]) });
    await market.fill(token, await market.createPair(token));
    return token;
  };
}

const trap = (
  kind: number,
  name: string,
  [check, why]: readonly [CheckId, Why] = ['resale', 'reverts'],
): TokenCase => ({
  ...{ name, verdict: 'stop', make: trapped(kind) },
  findings: { purchase: ['passed', 'works'], [check]: ['stop', why] },
});

const traps: readonly TokenCase[] = [
  trap(1, 'a trap that refuses every sale'),
  trap(2, 'a trap that blocks whom it was sold to'),
  trap(3, 'a trap with a sale fee of everything'),
  trap(4, 'a trap with a sale fee of 99 percent', ['fees', 'fee-takes-most']),
  trap(5, 'a trap that can be sold for an hour', ['later-resale', 'stops-later']),
  trap(6, 'a trap that can be sold for a week', ['later-resale', 'stops-later']),
  trap(7, 'a trap whose trading its owner opens for some'),
  trap(8, 'a trap that lies about balances'),
  trap(9, 'a trap that asks a guard'),
  trap(10, 'a trap that asks a guard behind a proxy'),
  trap(11, 'a trap whose approvals have no effect'),
  trap(12, 'a trap whose router gets false'),
  trap(13, 'a trap that knows simulations by a base fee of zero'),
  trap(14, 'a trap that knows simulations by a gas price of zero'),
  trap(15, 'a trap that knows simulations by randomness of zero'),
  trap(16, 'a trap that lets dust be sold'),
];

const ruled = (name: string, make: TokenCase['make'], findings: TokenCase['findings']): TokenCase => ({
  ...{ name, make },
  verdict: 'caution',
  findings: { resale: ['passed', 'works'], ...findings },
});

const rulers: readonly TokenCase[] = [
  ruled('a fee that can be raised', made({ name: 'FeeToken', args: [3n, 25n] }), {
    fees: ['caution', 'fee'],
    'fee-change': ['caution', 'owner-can'],
  }),
  ruled('a pause', made({ name: 'PausableToken' }), { pause: ['caution', 'owner-can'] }),
  ruled(
    'a proxy whose admin is an account',
    borrowed((tokens, implementation) => tokens.deploy({ name: 'ShellProxy', args: [implementation] })),
    { upgrade: ['caution', 'upgradeable'] },
  ),
  ruled('an owner who can mint', made({ name: 'MintingToken' }), { mint: ['caution', 'owner-can'] }),
  ruled('a limit without a floor', made({ name: 'LimitToken', args: [0n] }), {
    limits: ['caution', 'owner-can'],
  }),
  ruled('an owner who can block accounts', made({ name: 'BlockingToken' }), {
    blacklist: ['caution', 'owner-can'],
  }),
  ruled('trading that can be switched off', made({ name: 'SwitchToken' }), {
    limits: ['caution', 'owner-can'],
  }),
  ruled('an owner who hides', made({ name: 'HiddenOwnerToken', args: [devReceiver] }), {
    owner: ['passed', 'owner-renounced'],
    'fee-change': ['caution', 'owner-can'],
  }),
];

const honest = (name: string, make: TokenCase['make'], findings: TokenCase['findings'] = {}): TokenCase => ({
  ...{ name, make, verdict: 'passed' },
  findings: { resale: ['passed', 'works'], 'later-resale': ['passed', 'works'], ...findings },
});

const quirk = (kind: number, opensAt = 0n) => made({ name: 'QuirkToken', args: [kind, opensAt] });

const honestOnes: readonly TokenCase[] = [
  honest('honest: nothing special', quirk(0), { owner: ['passed', 'no-owner'] }),
  honest('honest: returns nothing', made({ name: 'QuietToken' })),
  // By about 2.6 percent in a month.
  honest('honest: grows with time', made({ name: 'GrowingToken', args: [10n ** 10n, 0n] })),
  honest('honest: trading began before', quirk(2, 1n)),
  honest('honest: no account has more than two percent', quirk(3)),
  honest('honest: mint behind a burned owner', made({ name: 'MintingToken' }, givenTo(dead)), {
    mint: ['passed', 'owner-renounced'],
  }),
  honest('honest: pauses rewards', made({ name: 'RewardsToken' }), { pause: ['passed', 'without-effect'] }),
  honest(
    'honest: a fee setter without an owner',
    made({ name: 'FeeToken', args: [0n, 25n] }, givenTo(zero)),
    {
      'fee-change': ['passed', 'owner-renounced'],
    },
  ),
  honest('honest: bans from badges', made({ name: 'LabelToken' }), {
    blacklist: ['passed', 'without-effect'],
  }),
  honest('honest: a limit with a floor', made({ name: 'LimitToken', args: [10n ** 22n] }), {
    limits: ['passed', 'without-effect'],
  }),
  honest(
    'honest: a clone with fixed code',
    borrowed((tokens, implementation) => tokens.deployCode(cloneOf(implementation))),
    { upgrade: ['passed', 'fixed-code'] },
  ),
];

const cautious: readonly TokenCase[] = [
  ruled(
    'honest: a list of blocked accounts',
    made({ name: 'ListedBlockToken' }, givenTo({ delaySeconds: 0 })),
    {
      owner: ['passed', 'owner-is-contract'],
      blacklist: ['caution', 'owner-can'],
    },
  ),
  ruled('honest: a fixed fee of five percent', quirk(1), { fees: ['caution', 'fee'] }),
  ruled(
    'honest: a fee behind a timelock',
    made({ name: 'FeeToken', args: [0n, 25n] }, givenTo({ delaySeconds: 172_800 })),
    { owner: ['passed', 'owner-is-timelock'], 'fee-change': ['caution', 'owner-can'] },
  ),
  ruled('honest: no sale in the block of the purchase', made({ name: 'PatientToken' }), {
    'block-number': ['caution', 'reads-block-number'],
  }),
  {
    name: 'honest: trading begins in eleven hours',
    verdict: 'not-determined',
    findings: { purchase: ['not-determined', 'opens-later'], resale: ['not-determined', 'opens-later'] },
    make: (world) => quirk(2, BigInt(world.timeSeconds + 40_000))(world),
  },
];

export const tokenCases: readonly TokenCase[] = [...traps, ...rulers, ...honestOnes, ...cautious];
