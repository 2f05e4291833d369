import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { isOfOtherNetwork } from './is-of-other-network.ts';

const hash = `0x${'3f'.repeat(32)}`;
const donation = { ...brand.donation, chainId: 56, explorerTransactionUrl: 'https://bscscan.com/tx/{hash}' };

test.each([
  ['a link of another explorer', `https://etherscan.io/tx/${hash}`, true],
  ['one without its scheme', `polygonscan.com/tx/${hash}`, true],
  ['one in capital letters among words', `my payment: HTTPS://ETHERSCAN.IO/tx/${hash} thanks`, true],
  ['the explorer of the donation', `https://bscscan.com/tx/${hash}`, false],
  ['both', `https://bscscan.com/tx/${hash} not https://etherscan.io/`, false],
  ['an explorer that is not known', `https://explorer.example/tx/${hash}`, false],
  ['a bare hash', hash, false],
  ['nothing', '', false],
])('%s', async (_what, link, expected) => {
  expect(await isOfOtherNetwork(link, { donation })).toBe(expected);
});
