import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WalletObstacle, walletRefusalOf } from './wallet-refusal.ts';

/* What wallets throw in practice: tests/contract/wallet-refusals.test.ts. */

describe('walletRefusalOf', () => {
  it('takes anything, ends, and shows no more of it than one short line', () => {
    const thrown = fc.oneof(
      fc.anything({ withBigInt: true, withNullPrototype: true }),
      fc.string({ maxLength: 2_000 }),
    );
    fc.assert(
      fc.property(thrown, (error) => {
        const refusal = walletRefusalOf(error);
        if (typeof refusal !== 'object') return;
        expect([...refusal.said].length).toBeLessThanOrEqual(120);
        expect(refusal.said).not.toMatch(/[\p{Cc}\p{Cf}\n]/u);
      }),
    );
  });

  it('a code of the person is found at any depth', () => {
    const keys = fc.constantFrom('cause', 'error', 'data', 'originalError', 'info');
    fc.assert(
      fc.property(
        fc.array(keys, { maxLength: 8 }),
        fc.constantFrom<unknown>(4001, '4001', 5000),
        (path, code) => {
          const error = path.reduce<object>((inner, key) => ({ code: -32_603, [key]: inner }), { code });
          expect(walletRefusalOf(error)).toBe('declined');
        },
      ),
    );
  });

  it('errors that lead back to themselves and properties that throw are read as far as they can be', () => {
    const circle: Record<string, unknown> = { message: 'odd' };
    circle['cause'] = { error: circle };
    Object.defineProperty(circle, 'data', {
      get: () => {
        throw new Error('trap');
      },
    });
    expect(walletRefusalOf(circle)).toEqual({ said: 'odd' });
  });

  it.each(['constructor', 'toString', '__proto__'])('the code "%s" means nothing', (code) => {
    expect(walletRefusalOf({ code, message: 'odd' })).toEqual({ said: 'odd' });
  });

  it('what the page has found out itself keeps its kind', () => {
    expect(walletRefusalOf(new WalletObstacle('changed', 'wrong-account'))).toBe('wrong-account');
  });

  it('words are cut to one line without characters that no one sees', () => {
    const said = `odd\u202E\n\u200B ${'long '.repeat(100)}`;
    const refusal = walletRefusalOf(new Error(said));
    expect(refusal).toEqual({ said: `odd ${'long '.repeat(23)}…`.replace(' …', '…') });
  });
});
