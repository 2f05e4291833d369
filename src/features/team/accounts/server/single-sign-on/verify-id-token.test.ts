import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { verifyIdToken } from './verify-id-token.ts';

const issuer = 'https://id.example/';
const clientId = 'the-desk';
const nonce = 'n-1';
const nowSeconds = () => Math.floor(Date.now() / 1000);

const pair = await generateKeyPair('RS256');
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), alg: 'RS256' }] });

const claims = (): JWTPayload => ({
  ...{ iss: issuer, aud: clientId, sub: 'ada', nonce },
  ...{ iat: nowSeconds(), exp: nowSeconds() + 600 },
});

async function verify(changes: JWTPayload, { key = pair.privateKey, algorithms = ['RS256'] } = {}) {
  const token = await new SignJWT({ ...claims(), ...changes }).setProtectedHeader({ alg: 'RS256' }).sign(key);
  return verifyIdToken({ issuer, clientId, algorithms, keys }, { token, nonce });
}

describe('verifyIdToken', () => {
  it.each([
    ['as it is usual', {}],
    ['for several clients', { aud: [clientId, 'another'], azp: clientId }],
    ['for several clients, without the one that asked', { aud: ['another', clientId] }],
    ['issued in twenty seconds', { iat: nowSeconds() + 20, nbf: nowSeconds() + 20 }],
    ['that ended twenty seconds ago', { exp: nowSeconds() - 20 }],
  ])('takes a token %s', async (_words, changes) => {
    await expect(verify(changes)).resolves.toBeUndefined();
  });

  it.each([
    ['that begins in ten minutes', { nbf: nowSeconds() + 600 }, 'clock-differs'],
    ['that ended ten minutes ago', { exp: nowSeconds() - 600 }, 'clock-differs'],
    ['for another client', { aud: 'another' }, 'answer-unusable'],
    ['for other clients', { aud: ['another', 'a third'] }, 'answer-unusable'],
    ['that another client asked for', { aud: [clientId, 'another'], azp: 'another' }, 'answer-unusable'],
    ['for us alone that another client asked for', { azp: 'another' }, 'answer-unusable'],
    ['of another issuer', { iss: 'https://evil.example/' }, 'answer-unusable'],
    ['of an issuer without its slash', { iss: 'https://id.example' }, 'answer-unusable'],
    ['without an end', { exp: undefined }, 'answer-unusable'],
    ['whose times are texts', { exp: String(nowSeconds() + 600) as never }, 'answer-unusable'],
    ['for another sign-in', { nonce: 'n-2' }, 'not-finished'],
    ['for no sign-in', { nonce: undefined }, 'not-finished'],
  ])('refuses a token %s', async (_words, changes, refusal) => {
    await expect(verify(changes as JWTPayload)).rejects.toMatchObject({ refusal });
  });

  it('refuses a signature of another key, a shared secret, and an algorithm that the provider does not name', async () => {
    const other = await generateKeyPair('RS256');
    await expect(verify({}, { key: other.privateKey })).rejects.toMatchObject({ refusal: 'answer-unusable' });
    await expect(verify({}, { algorithms: ['ES256'] })).rejects.toMatchObject({ refusal: 'answer-unusable' });
    const secret = new TextEncoder().encode('a secret that the desk and the provider share');
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(secret);
    const options = { issuer, clientId, algorithms: ['HS256', 'RS256'], keys };
    await expect(verifyIdToken(options, { token, nonce })).rejects.toMatchObject({
      refusal: 'answer-unusable',
    });
  });

  it('says that the provider does not respond where its keys cannot be read', async () => {
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256' }).sign(pair.privateKey);
    const noKeys = () => Promise.reject(new TypeError('fetch failed'));
    await expect(
      verifyIdToken({ issuer, clientId, algorithms: undefined, keys: noKeys }, { token, nonce }),
    ).rejects.toMatchObject({ refusal: 'unreachable' });
  });
});
