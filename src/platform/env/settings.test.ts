import { describe, expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

describe('settings', () => {
  test('have working defaults', () => {
    expect(parseSettings({})).toMatchObject({
      port: 4000,
      deskPort: 4001,
      deskHost: '127.0.0.1',
      dataDir: 'data',
      publicOrigin: 'http://localhost:4000',
      deskOrigin: 'http://127.0.0.1:4001',
    });
  });

  test('an empty value counts as absent', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '' }).databaseUrl).toBeUndefined();
  });

  test.each([
    ['PORT', '70000', 'The setting PORT must be a port number from 0 to 65535.'],
    ['PORT', 'abc', 'The setting PORT must be a port number from 0 to 65535.'],
    ['DATABASE_URL', 'mysql://x', /DATABASE_URL must be an address such as postgres:/],
    ['CHAIN_RPC_URL', 'localhost:8545', /CHAIN_RPC_URL must be an address/],
    ['PUBLIC_ORIGIN', 'https://a.example/path', /PUBLIC_ORIGIN must be an origin/],
    ['DESK_SECRET', 'short', /DESK_SECRET must be a secret of at least 32 characters/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL must be one of/],
  ])('a wrong %s=%s stops the start with one sentence', (name, value, message) => {
    expect(() => parseSettings({ [name]: value })).toThrow(message);
  });
});
