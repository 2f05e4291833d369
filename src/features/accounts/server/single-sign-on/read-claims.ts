import * as v from 'valibot';
import { providerTimeoutMs, type ProviderDocument } from './discover-provider.ts';

const claimsSchema = v.looseObject({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean()),
  name: v.optional(v.string()),
});
export type Claims = v.InferOutput<typeof claimsSchema>;

interface Tokens {
  idToken?: string | undefined;
  accessToken?: string | undefined;
}

/** The content of a token whose signature, issuer, audience, time and nonce better-auth has checked. */
function readIdToken(token: string): Claims {
  const [, content = ''] = token.split('.');
  return v.parse(claimsSchema, JSON.parse(Buffer.from(content, 'base64url').toString()));
}

/**
 * Who signed in at the provider. Providers tell the address in the ID token, or only at their UserInfo endpoint, whose answer counts for
 * the same subject alone (OpenID Connect Core 1.0, §5.3.4).
 * @throws Error where they say too little
 */
export async function readClaims(tokens: Tokens, provider: ProviderDocument): Promise<Claims> {
  if (!tokens.idToken) throw new Error('The sign-in provider sent no ID token');
  const claims = readIdToken(tokens.idToken);
  if (claims.email !== undefined) return claims;
  if (!provider.userinfo_endpoint || !tokens.accessToken)
    throw new Error('The sign-in provider named no email address');
  const answer = await fetch(provider.userinfo_endpoint, {
    headers: { Authorization: `Bearer ${tokens.accessToken}` },
    redirect: 'error',
    signal: AbortSignal.timeout(providerTimeoutMs),
  });
  if (!answer.ok) throw new Error(`The sign-in provider answered ${answer.status} about the person`);
  const told = v.parse(claimsSchema, await answer.json());
  if (told.sub !== claims.sub) throw new Error('The sign-in provider told of another person');
  return told;
}
