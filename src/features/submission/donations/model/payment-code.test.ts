import { expect, it } from 'vitest';
import { isTransient, paymentCodes } from './payment-code.ts';

it('only what the chain or its endpoint still owes is a matter of waiting', () => {
  expect(paymentCodes.filter(isTransient)).toEqual([
    'not-found-yet',
    'awaiting-confirmations',
    'awaiting-finality',
    'endpoint-down',
    'no-endpoint',
    'reversed',
  ]);
});
