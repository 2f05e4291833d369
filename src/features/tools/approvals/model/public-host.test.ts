import { expect, it } from 'vitest';
import { publicHost } from './public-host.ts';

it.each([
  ['https://bsc.nodes.example/v1/key', 'bsc.nodes.example'],
  ['https://bsc.nodes.example:8443', 'bsc.nodes.example'],
  ['http://127.0.0.1:40639', null],
  ['http://[::1]:8545', null],
  ['http://localhost:8545', null],
  ['http://10.0.0.7', null],
  ['http://node:8545', null],
  ['http://bsc.internal', null],
])('names %s as %s', (url, name) => {
  expect(publicHost(url)).toBe(name);
});
