import { expect, it } from 'vitest';
import { findPasskeyObstacle } from './passkey.ts';

it.each([
  ['https://desk.example.org', undefined],
  ['http://localhost:4001', undefined],
  ['http://127.0.0.1:4001', 'address'],
  ['https://10.0.0.8', 'address'],
  ['http://[::1]:4001', 'address'],
  ['http://desk.example.org', 'plain-http'],
])('at %s the obstacle to passkeys is %s', (origin, obstacle) => {
  expect(findPasskeyObstacle(origin)).toBe(obstacle);
});
