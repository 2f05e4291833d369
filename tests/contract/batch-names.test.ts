import { beforeAll, describe, expect, test } from 'vitest';
import { getAddress, toCoinType, type Hex } from 'viem';
import { lookUpNames } from '#features/tools/batch-sending/model/names/look-up-names.ts';
import { devChainId } from '#platform/chain/dev/dev-accounts.ts';
import { freshAddress } from '../support/batch-payments.ts';
import { shareTestChain } from '../support/chain.ts';
import { deployNames } from '../support/name-contracts.ts';
import { relayTo } from '../support/relay.ts';

/* Names on a chain with a registry and a resolver of our own, at the registry's real address, asked through the portal's relay. */

const chain = shareTestChain();
let names: Awaited<ReturnType<typeof deployNames>>;

const ownCoin = 60n;
const bnb = 56;
const [home, away] = [0, 1].map((index) => getAddress(freshAddress(77, index))) as [Hex, Hex];

beforeAll(async () => {
  names = await deployNames(chain().transactions);
  for (const name of ['crew.eth', 'outside.eth', 'empty.eth', 'moving.eth']) await names.register(name);
  await names.setRecord('crew.eth', ownCoin, home);
  await names.setRecord('crew.eth', toCoinType(bnb), away);
  await names.keepOutside('outside.eth');
});

/** The development chain plays the one that has the names. @param chainId on which is paid */
async function lookUp(typed: readonly string[], chainId = devChainId) {
  const source = { ask: relayTo(chain().rpcUrl), isSpent: () => false, chainId: devChainId };
  return Object.fromEntries(await lookUpNames(typed, source, chainId));
}

describe('names through the relay', () => {
  test('lead to what their resolver says, or why there is nothing', async () => {
    expect(await lookUp(['Crew.eth', 'empty.eth', 'nobody.eth', 'outside.eth', 'cr\u0435w.eth'])).toEqual({
      'Crew.eth': { kind: 'known', name: 'crew.eth', address: home },
      'empty.eth': { kind: 'name-none' },
      'nobody.eth': { kind: 'name-none' },
      'outside.eth': { kind: 'name-elsewhere' },
      'cr\u0435w.eth': { kind: 'name-mixed' },
    });
  });

  test('have an address of their own on each chain', async () => {
    expect(await lookUp(['crew.eth', 'empty.eth', 'outside.eth'], bnb)).toEqual({
      'crew.eth': { kind: 'known', name: 'crew.eth', address: away },
      'empty.eth': { kind: 'name-none' },
      'outside.eth': { kind: 'name-elsewhere' },
    });
    expect(await lookUp(['crew.eth'], 10)).toEqual({ 'crew.eth': { kind: 'name-none' } });
  });

  test('are looked up anew each time', async () => {
    await names.setRecord('moving.eth', ownCoin, home);
    expect(await lookUp(['moving.eth'])).toMatchObject({ 'moving.eth': { address: home } });
    await names.setRecord('moving.eth', ownCoin, away);
    expect(await lookUp(['moving.eth'])).toMatchObject({ 'moving.eth': { address: away } });
  });
});
