import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, isLoopbackAddress } from './client-address.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
])('a connection from %s counts as %s', (address, counted) => {
  expect(clientAddress(request(address), 0)).toBe(counted);
});

test('every address of one /64 is one, and the next /64 is another', () => {
  const counted = (forwarded: string) => clientAddress(request('10.0.0.1', forwarded), 1);
  expect(counted('2001:db8:1:2::1')).toBe(counted('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(counted('2001:db8:1:2::1')).not.toBe(counted('2001:db8:1:3::1'));
});

test.each([
  // What a visitor writes is to the left of what the proxy adds.
  ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['::FFFF:203.0.113.7', 1, '203.0.113.7'],
  ['203.0.113.7:51820', 1, '203.0.113.7'],
  ['[2001:db8:1:2::9]:443', 1, '2001:db8:1:2::/64'],
])('behind proxies, %s with %d trusted is %s', (forwarded, proxies, counted) => {
  expect(clientAddress(request('10.0.0.1', forwarded), proxies)).toBe(counted);
});

test.each(['', 'unknown', '_hidden', 'a'.repeat(50), '999.1.1.1', '1', ',,,', '[::1', '203.0.113.7, x'])(
  'nonsense in X-Forwarded-For (%j) falls back to the connection',
  (forwarded) => {
    expect(clientAddress(request('10.0.0.1', forwarded), 1)).toBe('10.0.0.1');
  },
);

test('without trusted proxies the header counts for nothing', () => {
  expect(clientAddress(request('10.0.0.1', '203.0.113.7'), 0)).toBe('10.0.0.1');
});

test('only this machine is loopback', () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(isLoopbackAddress(clientAddress(request(address), 0))).toBe(true);
  for (const address of ['128.0.0.1', '2001:db8::1', '10.0.0.1'])
    expect(isLoopbackAddress(clientAddress(request(address), 0))).toBe(false);
});
