import { expect, it } from 'vitest';
import { erasureOf } from './erasure.ts';

it.each([
  { kind: 'ambassador', state: 'cv-screening', isWaiting: false, erasure: 'kept' },
  { kind: 'ambassador', state: 'interview', isWaiting: false, erasure: 'kept' },
  { kind: 'ambassador', state: 'rejected', isWaiting: false, erasure: 'deleted' },
  { kind: 'ambassador', state: 'rejected', isWaiting: true, erasure: 'kept' },
  { kind: 'ambassador', state: 'withdrawn', isWaiting: false, erasure: 'deleted' },
  { kind: 'ambassador', state: 'welcome', isWaiting: false, erasure: 'deleted' },
  { kind: 'dapp', state: 'awaiting-payment', isWaiting: false, erasure: 'ended' },
  { kind: 'dapp', state: 'payment-refused', isWaiting: false, erasure: 'ended' },
  { kind: 'dapp', state: 'checking-payment', isWaiting: true, erasure: 'kept' },
  { kind: 'token', state: 'in-review', isWaiting: false, erasure: 'kept' },
  { kind: 'token', state: 'changes-requested', isWaiting: false, erasure: 'kept' },
  { kind: 'nft', state: 'listed', isWaiting: false, erasure: 'without-contact' },
  { kind: 'nft', state: 'listed', isWaiting: true, erasure: 'kept' },
  { kind: 'dapp', state: 'rejected', isWaiting: false, erasure: 'without-contact' },
  { kind: 'dapp', state: 'withdrawn', isWaiting: false, erasure: 'without-contact' },
  { kind: 'dapp', state: 'expired', isWaiting: false, erasure: 'without-contact' },
  { kind: 'dapp', state: 'expired', isWaiting: true, erasure: 'kept' },
] as const)(
  'of a sender leaves a $kind that is $state (waiting: $isWaiting) $erasure',
  ({ isWaiting, erasure, ...current }) => {
    expect(erasureOf(current, isWaiting)).toBe(erasure);
  },
);
