import { expect, test } from 'vitest';
import { walletRefusalOf } from '#features/core/wallet-connection/model/wallet-refusal.ts';
import { walletBehaviors } from '../support/wallet-behaviors.ts';

test.each(walletBehaviors)('what a wallet throws: $name', ({ thrown, means }) => {
  expect(walletRefusalOf(thrown)).toEqual(means);
});

test('the table has no behavior twice', () => {
  const names = walletBehaviors.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
