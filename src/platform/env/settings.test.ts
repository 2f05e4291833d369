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

  test('a second factor is needed as the setting says, or as the kind of start does', () => {
    const needed = (value: string) => parseSettings({ DESK_SECOND_FACTOR: value }).secondFactorFor;
    const choices = ['everyone', 'administrators', 'optional'];
    expect([...choices, ''].map(needed)).toEqual([...choices, undefined]);
    expect(() => needed('never')).toThrow(
      'The setting DESK_SECOND_FACTOR must be everyone, administrators or optional.',
    );
  });

  test('PostgreSQL has limits, which the settings change in seconds', () => {
    expect(parseSettings({}).databaseLimits).toEqual({
      connections: 10,
      connectMs: 5_000,
      statementMs: 10_000,
    });
    const changed = {
      DATABASE_CONNECTIONS: '40',
      DATABASE_CONNECT_SECONDS: '2',
      DATABASE_STATEMENT_SECONDS: '30',
    };
    expect(parseSettings(changed).databaseLimits).toEqual({
      connections: 40,
      connectMs: 2_000,
      statementMs: 30_000,
    });
    expect(() => parseSettings({ DATABASE_CONNECTIONS: '0' })).toThrow(
      'The setting DATABASE_CONNECTIONS must be a number of connections from 1 to 500.',
    );
    expect(() => parseSettings({ DATABASE_STATEMENT_SECONDS: '601' })).toThrow(
      'The setting DATABASE_STATEMENT_SECONDS must be a number of seconds from 1 to 600.',
    );
  });

  test('the two waits of an orderly end are seconds', () => {
    expect(parseSettings({}).stopping).toEqual({ delayMs: 2_000, limitMs: 25_000 });
    expect(parseSettings({ STOP_DELAY_SECONDS: '0', STOP_LIMIT_SECONDS: '60' }).stopping).toEqual({
      delayMs: 0,
      limitMs: 60_000,
    });
    expect(() => parseSettings({ STOP_LIMIT_SECONDS: '0' })).toThrow(
      'The setting STOP_LIMIT_SECONDS must be a number of seconds from 1 to 600.',
    );
  });

  test('metrics are read with a token, or not at all', () => {
    expect(parseSettings({}).metricsToken).toBeUndefined();
    expect(parseSettings({ METRICS_TOKEN: 'sixteen-letters.' }).metricsToken).toBe('sixteen-letters.');
  });

  test('traces go to a collector with a part of them, or nowhere', () => {
    expect(parseSettings({}).tracing).toBeUndefined();
    const url = 'http://collector.internal:4318';
    const usual = { url, headers: {}, ratio: 1, service: 'tideport' };
    expect(parseSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: url }).tracing).toEqual(usual);
    const chosen = {
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b, x-tenant=portal',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      OTEL_SERVICE_NAME: 'wallet',
    };
    const headers = { authorization: 'Bearer a=b', 'x-tenant': 'portal' };
    expect(parseSettings(chosen).tracing).toEqual({ url, headers, ratio: 0.25, service: 'wallet' });
  });

  test('a CDN may keep responses for a minute, or longer where it hears about changes', () => {
    expect(parseSettings({}).cdn).toBeUndefined();
    expect(parseSettings({ CDN_SECONDS: '60' }).cdn).toEqual({ seconds: 60, purge: undefined });
    const url = 'https://cdn.example.org/purge/portal';
    expect(parseSettings({ CDN_SECONDS: '86400', CDN_PURGE_URL: url }).cdn).toEqual({
      seconds: 86_400,
      purge: { url, header: undefined, body: undefined },
    });
    const told = { CDN_PURGE_HEADER: 'Authorization: Bearer a:b', CDN_PURGE_BODY: '{"tags":["portal"]}' };
    expect(parseSettings({ CDN_SECONDS: '600', CDN_PURGE_URL: url, ...told }).cdn?.purge).toEqual({
      url,
      header: { name: 'Authorization', value: 'Bearer a:b' },
      body: '{"tags":["portal"]}',
    });
    expect(() => parseSettings(told)).toThrow(/CDN_PURGE_HEADER and CDN_PURGE_BODY belong to CDN_PURGE_URL/);
  });

  test('an empty value counts as absent', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '' }).databaseUrl).toBeUndefined();
  });

  test.each([
    'eth=https://rpc.example.org/?key=a=b, bsc=http://127.0.0.1:8545',
    '{"eth":"https://rpc.example.org/?key=a=b","bsc":"http://127.0.0.1:8545"}',
  ])('endpoints of networks are pairs or JSON: %s', (value) => {
    expect(parseSettings({ TOKEN_RPC_URLS: value }).tokenRpcUrls).toEqual({
      eth: 'https://rpc.example.org/?key=a=b',
      bsc: 'http://127.0.0.1:8545',
    });
    expect(parseSettings({}).tokenRpcUrls).toEqual({});
    expect(parseSettings({ RELAY_RPC_URLS: value }).relayRpcUrls).toEqual({
      eth: 'https://rpc.example.org/?key=a=b',
      bsc: 'http://127.0.0.1:8545',
    });
  });

  test('backups are encrypted for public keys of the age format, and a mistyped one is refused', () => {
    const key = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
    expect(parseSettings({ BACKUP_RECIPIENTS: `${key}, ${key}` }).backupRecipients).toEqual([key, key]);
    expect(parseSettings({}).backupRecipients).toEqual([]);
    for (const wrong of [key.replace('ql3z', 'ql3y'), 'age1', key.toUpperCase(), 'ssh-ed25519 AAAA'])
      expect(() => parseSettings({ BACKUP_RECIPIENTS: wrong })).toThrow(/BACKUP_RECIPIENTS must be/);
  });

  test('contracts of networks are pairs', () => {
    const address = `0x${'ab'.repeat(20)}`;
    expect(parseSettings({ BATCH_CONTRACTS: `eth=${address}` }).batchContracts).toEqual({ eth: address });
    expect(() => parseSettings({ BATCH_CONTRACTS: 'eth=0x12' })).toThrow(/BATCH_CONTRACTS must be/);
  });

  test('an endpoint that wallets are told is public: it has no key', () => {
    const value = 'bsc=https://bsc.example.org/,avax=https://rpc.example.org/ext/bc/C/rpc';
    expect(parseSettings({ PUBLIC_RPC_URLS: value }).publicRpcUrls).toEqual({
      bsc: 'https://bsc.example.org/',
      avax: 'https://rpc.example.org/ext/bc/C/rpc',
    });
    expect(parseSettings({}).publicRpcUrls).toEqual({});
    const keys = [`/v3/${'0a1b'.repeat(8)}`, `/${'aB-_'.repeat(5)}/eth`, '/?apikey=1', '/#key'];
    const wrong = ['http://bsc.example.org', 'https://me:key@bsc.example.org', 'wss://bsc.example.org'];
    for (const each of [...wrong, ...keys.map((key) => `https://bsc.example.org${key}`)])
      expect(() => parseSettings({ PUBLIC_RPC_URLS: `bsc=${each}` })).toThrow(/PUBLIC_RPC_URLS must be/);
  });

  test('a source repository has a path, and none is asked by default', () => {
    const url = 'https://sources.example.org/server';
    expect(parseSettings({ SOURCE_REPOSITORY_URL: `${url}/` }).sourceRepositoryUrl).toBe(url);
    expect(parseSettings({}).sourceRepositoryUrl).toBeUndefined();
    const wrong = ['sources.example.org', 'ftp://sources.example.org', 'http://sources.example.org'];
    for (const each of [...wrong, `${url}?key=1`, `${url}#key`, 'https://me:key@sources.example.org'])
      expect(() => parseSettings({ SOURCE_REPOSITORY_URL: each })).toThrow(
        'The setting SOURCE_REPOSITORY_URL must be an address such as https://sources.example.org/server',
      );
  });

  test.each([
    ['https://content.example.org', 'https://content.example.org'],
    ['https://Content.example.org:8443/', 'https://content.example.org:8443'],
    ['http://localhost:4100', 'http://localhost:4100'],
    ['http://127.0.0.1:4100', 'http://127.0.0.1:4100'],
    ['http://[::1]:4100', 'http://[::1]:4100'],
  ])('a content host may be %s', (value, contentHost) => {
    expect(parseSettings({ CONTENT_HOST: value })).toMatchObject({ contentHost });
  });

  test('single sign-on is off, or has a provider, whose host names the button unless a name is given', () => {
    expect(parseSettings({}).singleSignOn).toBeUndefined();
    const given = {
      OIDC_ISSUER: 'https://login.example.org/realms/team',
      OIDC_CLIENT_ID: 'desk',
      OIDC_CLIENT_SECRET: 'secret',
    };
    expect(parseSettings(given).singleSignOn).toEqual({
      issuer: 'https://login.example.org/realms/team',
      clientId: 'desk',
      clientSecret: 'secret',
      name: 'login.example.org',
      prompt: 'login',
    });
    expect(parseSettings({ ...given, OIDC_NAME: 'Harbor ID' }).singleSignOn?.name).toBe('Harbor ID');
  });

  test.each([
    ['PORT', '70000', 'The setting PORT must be a port number from 0 to 65535.'],
    ['PORT', 'abc', 'The setting PORT must be a port number from 0 to 65535.'],
    ['PUBLIC_ORIGIN', 'https://us:word@wallet.example.org', /PUBLIC_ORIGIN must be an origin/],
    ['DATABASE_URL', 'mysql://x', /DATABASE_URL must be an address such as postgres:/],
    ['CHAIN_RPC_URL', 'localhost:8545', /CHAIN_RPC_URL must be an address/],
    ['CHAIN_WITNESS_RPC_URL', 'https://rpc.example.net', /CHAIN_WITNESS_RPC_URL belongs to CHAIN_RPC_URL/],
    ['TOKEN_RPC_URLS', 'eth', /TOKEN_RPC_URLS must be networks with an endpoint each, such as eth=/],
    ['TOKEN_RPC_URLS', 'eth=rpc.example.org', /TOKEN_RPC_URLS must be/],
    ['TOKEN_RPC_URLS', '{"eth":', /TOKEN_RPC_URLS must be/],
    ['RELAY_RPC_URLS', 'bsc', /RELAY_RPC_URLS must be networks with an endpoint each, such as bsc=/],
    ['RELAY_DAILY_UNITS', '999', /RELAY_DAILY_UNITS must be a number of units from 1000 to 999999999/],
    ['RELAY_DAILY_UNITS', 'many', /RELAY_DAILY_UNITS must be/],
    ['TOKEN_CHECK_DAILY', '0', /TOKEN_CHECK_DAILY must be a number of checks from 1 to 999999/],
    ['TOKEN_RPC_URLS', '{"eth":7}', /TOKEN_RPC_URLS must be/],
    ['TOKEN_RPC_URLS', 'Ether Net=https://rpc.example.org', /TOKEN_RPC_URLS must be/],
    ['CONTENT_HOST', 'content.example.org', /CONTENT_HOST must be an origin such as https:/],
    ['CONTENT_HOST', 'http://content.example.org', /CONTENT_HOST must be .*http on this machine only/],
    ['CONTENT_HOST', 'http://localhost.example.org', /CONTENT_HOST must be/],
    ['CONTENT_HOST', 'https://content.example.org/v1', /CONTENT_HOST must be/],
    ['CONTENT_HOST', 'https://me:secret@content.example.org', /CONTENT_HOST must be/],
    ['SMTP_URL', 'mail.example.org:25', /SMTP_URL must be an address such as smtp:/],
    ['SMTP_URL', 'smtp://mail.example.org:587?ignoreTLS=true', /SMTP_URL must be .*without \?parameters/],
    ['MAIL_FROM', 'Portal <portal@example.org>', /MAIL_FROM must be an email address/],
    ['PUBLIC_ORIGIN', 'https://a.example/path', /PUBLIC_ORIGIN must be an origin/],
    ['DESK_ORIGIN', 'http://desk.example.org', /DESK_ORIGIN must be .*http on this machine only/],
    ['STATIC_ORIGIN', 'http://copy.example.org', /STATIC_ORIGIN must be .*http on this machine only/],
    ['STATIC_ORIGIN', 'https://copy.example.org/site', /STATIC_ORIGIN must be an origin/],
    ['DESK_PORT', '4000', 'The settings PORT and DESK_PORT must differ: both are 4000.'],
    ['TRUSTED_PROXES', '1', 'There is no setting TRUSTED_PROXES. Is TRUSTED_PROXIES meant?'],
    ['DATABSE_URL', 'postgres://x', 'There is no setting DATABSE_URL. Is DATABASE_URL meant?'],
    ['OIDC_ISSUER', 'http://login.example.org', /OIDC_ISSUER must be an address such as https:/],
    ['OIDC_ISSUER', 'https://login.example.org?tenant=a', /OIDC_ISSUER must be/],
    ['OIDC_PROMPT', 'none', /OIDC_PROMPT must be login or select_account/],
    ['OIDC_CLIENT_ID', 'desk', /OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together/],
    ['DESK_SECRET', 'short', /DESK_SECRET must be a secret of at least 32 characters/],
    ['HSTS_SUBDOMAINS', 'no', /HSTS_SUBDOMAINS must be on or off/],
    ['WATCH_LINKS', 'yes', /WATCH_LINKS must be on or off/],
    ['WATCH_BLOCKLIST', 'http://lists.example.org/config.json', /WATCH_BLOCKLIST must be a file, or/],
    ['BACKUP_HOURS', '0', /BACKUP_HOURS must be a number of hours from 1 to 168/],
    ['BACKUP_FOLDER', 'ftp://backups', /BACKUP_FOLDER must be a folder, or a bucket such as s3:/],
    ['BACKUP_FOLDER', 's3://', /BACKUP_FOLDER must be a folder, or a bucket such as s3:/],
    ['BACKUP_FOLDER', 's3://backups/../other', /BACKUP_FOLDER must be a folder, or a bucket/],
    ['BACKUP_FOLDER', 's3://backups', /names a bucket: give S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
    ['FILES_BUCKET', 'https://files.example.org', /FILES_BUCKET must be a bucket such as s3:/],
    ['FILES_BUCKET', 's3://files', /FILES_BUCKET names a bucket: give S3_ACCESS_KEY_ID/],
    ['S3_ENDPOINT', 'http://s3.example.org', /S3_ENDPOINT must be an origin such as https:/],
    ['S3_ACCESS_KEY_ID', 'portal', /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together/],
    ['S3_SECRET_ACCES_KEY', 'x', 'There is no setting S3_SECRET_ACCES_KEY. Is S3_SECRET_ACCESS_KEY meant?'],
    ['BACKUP_KEEP', '0', /BACKUP_KEEP must be a number of backups from 1 to 9999/],
    ['WATCH_HOURS', '0', /WATCH_HOURS must be a number of hours from 1 to 168/],
    ['CDN_SECONDS', '0', /CDN_SECONDS must be a number of seconds from 1 to 86400/],
    ['CDN_SECONDS', '61', /CDN_SECONDS may be 60 at most without CDN_PURGE_URL/],
    ['CDN_PURGE_URL', 'https://cdn.example.org', /CDN_PURGE_URL belongs to CDN_SECONDS/],
    ['CDN_PURGE_URL', 'cdn.example.org', /CDN_PURGE_URL must be an address/],
    ['CDN_PURGE_HEADER', 'Bearer token', /CDN_PURGE_HEADER must be a header such as/],
    ['CDN_PURGE_HEADER', 'X-Key: one\nX-Other: two', /CDN_PURGE_HEADER must be a header such as/],
    ['CDN_PURGE_BODY', '{tags}', /CDN_PURGE_BODY must be JSON/],
    ['METRICS_TOKEN', 'fifteen-letters', /METRICS_TOKEN must be a secret of 16 to 200 letters, digits/],
    ['METRICS_TOKEN', 'sixteen letters and a space', /METRICS_TOKEN must be .* without spaces/],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'collector:4318',
      /OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as/,
    ],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization', /OTEL_EXPORTER_OTLP_HEADERS must be names with a value/],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%0d%0ax: y', /OTEL_EXPORTER_OTLP_HEADERS must be names with a value/],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', /OTEL_TRACES_SAMPLER_ARG must be a part from 0 to 1/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL must be one of/],
  ])('an invalid %s=%s stops the start with one sentence', (name, value, message) => {
    expect(() => parseSettings({ [name]: value })).toThrow(message);
  });

  test('variables that look like settings are named with the nearest one, those of other programs are not', () => {
    const unknown = (env: Record<string, string>) => parseSettings(env).unknownVariables;
    expect(unknown({ WATCH_EVERY_HOURS: '3', SMTP_HOST: 'mail' })).toEqual([
      { name: 'WATCH_EVERY_HOURS', nearest: 'WATCH_HOURS', isMisspelled: false },
      { name: 'SMTP_HOST', nearest: 'SMTP_URL', isMisspelled: false },
    ]);
    const others = [
      'HOSTS',
      'POST',
      'LOG_FILE',
      'LOGNAME',
      'MAIL',
      'MAILCHECK',
      'DATA_HOME',
      'TOKEN_X',
      'SOURCE_DATE_EPOCH',
      'HOSTNAME',
    ];
    const ofKubernetes = ['DESK_SERVICE_HOST', 'DESK_SERVICE_PORT_HTTP', 'DESK_PORT_4001_TCP_ADDR'];
    const quiet = [...others, ...ofKubernetes, 'BRAND_DIR', 'desk_origin', 'npm_config_host'];
    expect(unknown(Object.fromEntries(quiet.map((name) => [name, 'x'])))).toEqual([]);
    expect(parseSettings({ PORT: '0', DESK_PORT: '0' })).toMatchObject({ port: 0, deskPort: 0 });
  });
});
