import { describe, expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

describe('settings that belong together', () => {
  test('alerts are mailed to one to five addresses, where there is a mail server', () => {
    const SMTP_URL = 'smtp://127.0.0.1:2525';
    expect(parseSettings({}).alertMail).toEqual([]);
    const ALERT_MAIL = 'on-call@wallet.example.org, ops@wallet.example.org,on-call@wallet.example.org';
    expect(parseSettings({ SMTP_URL, ALERT_MAIL }).alertMail).toEqual([
      'on-call@wallet.example.org',
      'ops@wallet.example.org',
    ]);
    expect(() => parseSettings({ ALERT_MAIL })).toThrow(/ALERT_MAIL belongs to SMTP_URL/);
    for (const wrong of ['nobody', 'Ops <ops@wallet.example.org>', 'a@b.c,a@b.d,a@b.e,a@b.f,a@b.g,a@b.h'])
      expect(() => parseSettings({ SMTP_URL, ALERT_MAIL: wrong })).toThrow(
        /ALERT_MAIL must be one to five email addresses, separated by commas/,
      );
  });

  test('a connection for notices belongs to a database', () => {
    const DATABASE_URL = 'postgres://user:password@pooler:6432/tideport';
    const DATABASE_LISTEN_URL = 'postgres://user:password@host:5432/tideport';
    expect(parseSettings({ DATABASE_URL }).databaseListenUrl).toBeUndefined();
    expect(parseSettings({ DATABASE_URL, DATABASE_LISTEN_URL }).databaseListenUrl).toBe(DATABASE_LISTEN_URL);
    for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_MIGRATION_URL'])
      expect(() => parseSettings({ [name]: DATABASE_LISTEN_URL })).toThrow(`${name} belongs to DATABASE_URL`);
  });

  test('several web processes need PostgreSQL, and two connections to it each', () => {
    const DATABASE_URL = 'postgres://user:password@host:5432/tideport';
    expect(parseSettings({}).webProcesses).toBe(1);
    expect(parseSettings({ WEB_PROCESSES: '1' }).webProcesses).toBe(1);
    expect(parseSettings({ DATABASE_URL, WEB_PROCESSES: '5' }).webProcesses).toBe(5);
    expect(() => parseSettings({ WEB_PROCESSES: '2' })).toThrow(
      'The setting WEB_PROCESSES may be 2 with PostgreSQL only: give DATABASE_URL as well, or leave it out.',
    );
    expect(() => parseSettings({ DATABASE_URL, WEB_PROCESSES: '6' })).toThrow(
      'The setting DATABASE_CONNECTIONS must be 12 or more for 6 processes (WEB_PROCESSES), which share them.',
    );
    for (const WEB_PROCESSES of ['0', '33', 'auto'])
      expect(() => parseSettings({ DATABASE_URL, WEB_PROCESSES })).toThrow(
        'The setting WEB_PROCESSES must be a number of processes from 1 to 32.',
      );
  });

  test('a second endpoint of the chain is on another host', () => {
    const first = { CHAIN_RPC_URL: 'https://rpc.example.org/key-1' };
    const witness = 'https://rpc.example.net/key-2';
    expect(parseSettings({ ...first, CHAIN_WITNESS_RPC_URL: witness }).chainWitnessRpcUrl).toBe(witness);
    expect(() => parseSettings({ ...first, CHAIN_WITNESS_RPC_URL: 'https://rpc.example.org/key-2' })).toThrow(
      /an endpoint is no witness of itself/,
    );
  });

  test.each(['https://wallet.example.org', 'https://wallet.example.org:8443'])(
    'a public origin %s requires the number of proxies in front',
    (origin) => {
      expect(() => parseSettings({ PUBLIC_ORIGIN: origin })).toThrow(
        'The setting TRUSTED_PROXIES must say how many proxies are in front of a public https PUBLIC_ORIGIN: usually 1, or 0 when the portal is reached directly.',
      );
      expect(() => parseSettings({ PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: '' })).toThrow(/TRUSTED_PROXIES/);
      expect(parseSettings({ PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: '0' }).trustedProxies).toBe(0);
      expect(parseSettings({ PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
    },
  );

  test('a public origin of the desk requires the number of proxies in front of it', () => {
    const given = { DESK_ORIGIN: 'https://desk.example.org' };
    expect(() => parseSettings(given)).toThrow(
      /^The setting DESK_TRUSTED_PROXIES must say .* the desk is reached/,
    );
    expect(parseSettings({ ...given, DESK_TRUSTED_PROXIES: '1' }).deskTrustedProxies).toBe(1);
  });

  test.each(['https://localhost', 'https://127.0.0.1:4443', 'https://[::1]', 'http://wallet.example.org'])(
    'an origin %s does not',
    (origin) => {
      expect(parseSettings({ PUBLIC_ORIGIN: origin }).trustedProxies).toBe(0);
    },
  );

  test('the desk trusts no proxy unless its own setting says so', () => {
    expect(parseSettings({ TRUSTED_PROXIES: '3' })).toMatchObject({
      trustedProxies: 3,
      deskTrustedProxies: 0,
    });
    expect(parseSettings({ DESK_TRUSTED_PROXIES: '1' })).toMatchObject({
      trustedProxies: 0,
      deskTrustedProxies: 1,
    });
  });
});
