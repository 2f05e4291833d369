import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { discoveryAddress, providerTimeoutMs, type ProviderDocument } from './discover-provider.ts';
import { SignInFailure } from './sign-in-failure.ts';

/** How far the clocks of the provider and of this server may differ. */
const clockToleranceSeconds = 60;

/** Signed with a key that the provider publishes; a shared secret or no signature is not accepted. */
const publicKeyAlgorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

interface IdTokenOptions {
  issuer: string;
  clientId: string;
  /** What the provider says that it signs with; any public key algorithm where it says nothing. */
  algorithms: readonly string[] | undefined;
  keys: JWTVerifyGetKey;
}

/** The keys of a provider, read when they are needed and kept for a while. */
export const keysOf = ({ jwks_uri }: ProviderDocument, issuer: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(jwks_uri, discoveryAddress(issuer)), { timeoutDuration: providerTimeoutMs });

function failureOf(error: unknown): SignInFailure {
  const told = error instanceof Error ? error.message : String(error);
  const message = `the ID token cannot be used: ${told}`;
  const isTime =
    error instanceof errors.JWTExpired ||
    (error instanceof errors.JWTClaimValidationFailed &&
      ['nbf', 'iat'].includes(error.claim) &&
      error.reason === 'check_failed');
  if (isTime) return new SignInFailure('clock-differs', message, { cause: error });
  // The generic one is an unexpected answer in place of the keys.
  const isToken =
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    error.code !== errors.JOSEError.code;
  return new SignInFailure(isToken ? 'answer-unusable' : 'unreachable', message, { cause: error });
}

/** OpenID Connect Core 1.0, §3.1.3.7: a token that was made for another client is not ours, although we are in its audience. */
function checkParty({ azp }: JWTPayload, clientId: string): void {
  if (azp !== undefined && azp !== clientId)
    throw new SignInFailure('answer-unusable', 'the ID token was made for another client (azp)');
}

/**
 * Checks signature, issuer, audience, times and nonce of an ID token. Its audience may be a list that has this desk in it.
 * @throws SignInFailure
 */
export async function verifyIdToken(
  { issuer, clientId, algorithms, keys }: IdTokenOptions,
  { token, nonce }: { token: string; nonce: string | undefined },
): Promise<void> {
  const allowed = publicKeyAlgorithms.filter((name) => algorithms?.includes(name) ?? true);
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms: allowed,
    requiredClaims: ['exp', 'iat'],
    clockTolerance: clockToleranceSeconds,
  }).catch((error: unknown) => {
    throw failureOf(error);
  });
  checkParty(payload, clientId);
  if (nonce === undefined || payload['nonce'] !== nonce)
    throw new SignInFailure('not-finished', 'the ID token answers another sign-in (nonce)');
}
