import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { createLog } from './log.ts';

function hear() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as never) });
  return { log, lines };
}

test('what an outage keeps from working is one line for each kind, without stacks', () => {
  const { log, lines } = hear();
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  for (let round = 0; round < 50; round += 1) {
    const error = new AppError('unavailable', 'The database cannot be reached.', { cause });
    log.error({ error, kind: 'news' }, 'mails could not be sent; trying again');
    log.warn({ error }, 'content revision could not be read');
  }
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    kind: 'news',
    reason: 'The database cannot be reached.',
    code: 'ECONNREFUSED',
    msg: 'mails could not be sent; trying again',
  });
  expect(lines[0]).not.toHaveProperty('error');
});

test('every other error is logged whole, each time', () => {
  const { log, lines } = hear();
  for (let round = 0; round < 3; round += 1) log.error({ error: new Error('a mistake') }, 'request failed');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatchObject({
    error: { message: 'a mistake', stack: expect.stringContaining('log.test') },
  });
});

test('no address of a person is in a line, wherever it comes from', () => {
  const { log, lines } = hear();
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const error = Object.assign(new Error(`550 <${address}> is unknown, ${address}.`), {
        code: '23505',
        detail: `Key (email)=(${address}) already exists.`,
        rejected: [address],
      });
      log.error({ error, envelope: { to: [address] } }, `a mail to ${address} was not accepted`);
      const line = lines.pop();
      expect(JSON.stringify(line)).not.toContain(address);
      expect(line).toMatchObject({
        error: { message: '550 <(address)> is unknown, (address).', code: '23505' },
        msg: 'a mail to (address) was not accepted',
      });
      expect(line?.['error']).not.toHaveProperty('detail');
    }),
  );
});

test('names of packages and files stay readable', () => {
  const { log, lines } = hear();
  const where = 'at file:///srv/node_modules/@noble/hashes/sha3.js:12:7 (hono@4.12.1, @scope/name@1.0.0)';
  log.info({ where }, 'started');
  expect(lines[0]).toMatchObject({ where });
});

test('a long text without an address is looked through in linear time', () => {
  const { log, lines } = hear();
  const text = `${'a.'.repeat(50_000)}@`;
  log.info({ text }, 'long');
  expect(lines[0]).toMatchObject({ text });
});
