import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CheckId, Outcome } from '#features/store/token-checks/model/check.ts';

/** What each check is about. */
export const checkNames: Record<CheckId, MessageDescriptor> = {
  contract: msg({ message: 'Contract', context: 'check of a token' }),
  purchase: msg({ message: 'Purchase', context: 'check of a token' }),
  transfer: msg({ message: 'Transfer', context: 'check of a token' }),
  resale: msg({ message: 'Resale', context: 'check of a token' }),
  'later-resale': msg`Later resale`,
  fees: msg`Fees of the token`,
  owner: msg`Owner`,
  mint: msg`New tokens`,
  pause: msg`Pausing transfers`,
  blacklist: msg`Blocking addresses`,
  'fee-change': msg`Changing the fee`,
  limits: msg`Limits on trading`,
  upgrade: msg`Replacing the code`,
  'block-number': msg`Waiting for a block`,
  holders: msg`Holders`,
  'look-alike': msg`Similar names`,
  successor: msg`Successor`,
  listing: msg`Listing`,
  source: msg`Source code`,
};

/** How a check ended; short, so that it can be counted. */
export const outcomeWords: Record<Outcome, MessageDescriptor> = {
  stop: msg({ message: 'stop', context: 'how a check of a token ended' }),
  caution: msg({ message: 'caution', context: 'how a check of a token ended' }),
  'not-determined': msg({ message: 'not determined', context: 'how a check of a token ended' }),
  passed: msg({ message: 'passed', context: 'how a check of a token ended' }),
};

/** A check and how it ended, or a result and how often. */
export const nameWithValue = (name: string, value: string): MessageDescriptor =>
  msg({ message: `${name}: ${value}`, comment: 'a check and how it ended, or a result and how often' });
