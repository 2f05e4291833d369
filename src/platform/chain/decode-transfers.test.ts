import { describe, expect, it } from 'vitest';
import { decodeTransfers } from './decode-transfers.ts';

const topic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const word = (hex: string) => `0x${hex.padStart(64, '0')}`;
const [token, from, to] = [`0x${'a'.repeat(40)}`, 'b'.repeat(40), 'c'.repeat(40)];
const log = { address: token, topics: [topic, word(from), word(to)], data: word('ff'), removed: false };

describe('decodeTransfers', () => {
  it('decodes a transfer', () => {
    expect(decodeTransfers([log])).toEqual([{ token, from: `0x${from}`, to: `0x${to}`, units: 255n }]);
  });

  it.each([
    ['another event', { topics: [word('1'), word(from), word(to)] }],
    ['an NFT', { topics: [topic, word(from), word(to), word('1')], data: '0x' }],
    ['addresses that are not indexed', { topics: [topic], data: `0x${'0'.repeat(192)}` }],
    ['more data than an amount', { data: `${word('1')}00` }],
    ['no data', { data: '0x' }],
    ['a log that left the chain', { removed: true }],
  ])('skips %s', (_, change) => {
    expect(decodeTransfers([{ ...log, ...change }])).toEqual([]);
  });
});
