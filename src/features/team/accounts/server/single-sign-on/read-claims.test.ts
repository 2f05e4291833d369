import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainAddress } from '#platform/mail/header-text.ts';
import type { ProviderDocument } from './discover-provider.ts';
import { readClaims } from './read-claims.ts';
import { SignInFailure } from './sign-in-failure.ts';

const provider: ProviderDocument = {
  issuer: 'https://id.example',
  token_endpoint: 'https://id.example/token',
  jwks_uri: 'https://id.example/keys',
};
const read = (claims: unknown) => {
  const content = Buffer.from(JSON.stringify(claims) ?? 'null').toString('base64url');
  return readClaims({ idToken: `header.${content}.signature` }, provider);
};
const ada = { sub: 'ada', email: 'ada@example.org', email_verified: true, name: 'Ada' };

describe('readClaims', () => {
  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    ['TRUE', false],
    [1, false],
    [null, false],
    [['true'], false],
    [undefined, false],
  ])('takes email_verified %j as %s', async (email_verified, isVerified) => {
    expect(await read({ ...ada, email_verified })).toMatchObject({ email: ada.email, isVerified });
  });

  it.each([
    ['a name that is missing', { name: undefined }],
    ['a name that is null', { name: null }],
    ['a name that is a list', { name: ['Ada'] }],
    ['an address with capitals', { email: 'Ada@Example.org' }],
    ['claims of its own', { groups: ['staff'], email_aliases: null }],
  ])('takes %s', async (_words, changes) => {
    expect(await read({ ...ada, ...changes })).toMatchObject({ sub: 'ada', isVerified: true });
  });

  it.each([
    ['no address', { email: undefined }, 'email-missing'],
    ['an address that is null', { email: null }, 'email-missing'],
    ['an empty address', { email: '' }, 'email-missing'],
    ['a list of addresses', { email: ['ada@example.org'] }, 'email-unusable'],
    ['an address with spaces', { email: ' ada@example.org ' }, 'email-unusable'],
    ['an address with a name', { email: 'Ada <ada@example.org>' }, 'email-unusable'],
    ['a name in place of an address', { email: 'ada' }, 'email-unusable'],
    ['a subject that is a number', { sub: 7 }, 'answer-unusable'],
    ['no subject', { sub: undefined }, 'answer-unusable'],
    ['an empty subject', { sub: '' }, 'answer-unusable'],
    ['a subject of any length', { sub: 'a'.repeat(256) }, 'answer-unusable'],
  ])('refuses %s', async (_words, changes, refusal) => {
    await expect(read({ ...ada, ...changes })).rejects.toMatchObject({ refusal });
  });

  it('answers any content with a plain address or a reason that names no person', async () => {
    const value = fc.oneof(fc.constantFrom('true', 'ada@example.org', 'ada', ''), fc.jsonValue());
    const content = fc.oneof(
      fc.jsonValue(),
      fc.record({ sub: value, email: value, email_verified: value, name: value }, { requiredKeys: [] }),
    );
    await fc.assert(
      fc.asyncProperty(content, async (claims) => {
        const told = await read(claims).catch((error: unknown) => error);
        if (told instanceof SignInFailure) expect(told.message).not.toContain('example.org');
        else {
          const { email } = claims as { email: string };
          expect(told).toMatchObject({ sub: expect.any(String), email });
          expect(isPlainAddress(email)).toBe(true);
        }
      }),
      { examples: [[{ sub: 'true', email: '!@#' }]] },
    );
  });
});
