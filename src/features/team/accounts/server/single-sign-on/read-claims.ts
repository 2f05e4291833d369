import { isPlainAddress } from '#platform/mail/header-text.ts';
import { providerTimeoutMs, type ProviderDocument } from './discover-provider.ts';
import { SignInFailure } from './sign-in-failure.ts';

/** What the desk uses of a person at the provider. */
export interface Claims {
  sub: string;
  email: string;
  /** The provider says that the address is theirs. */
  isVerified: boolean;
  name: string | undefined;
  /** The type of what said so, for the log. */
  verifiedType: string;
}

interface Tokens {
  idToken?: string | undefined;
  accessToken?: string | undefined;
}

type RawClaims = Readonly<Record<string, unknown>> & { sub: string };

/** OpenID Connect Core 1.0, §2. */
const longestSubject = 255;

function typeOf(value: unknown): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}

function checkSubject(content: unknown, place: string): RawClaims {
  const claims = typeof content === 'object' && content !== null ? content : {};
  const sub = 'sub' in claims ? claims.sub : undefined;
  if (typeof sub !== 'string' || sub === '' || sub.length > longestSubject)
    throw new SignInFailure('answer-unusable', `sub of the ${place} is ${typeOf(sub)}, or too short or long`);
  return { ...claims, sub };
}

/** A claim that says nothing: providers leave it out, or send it empty. */
const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** The content of a token that was verified before. */
function readIdToken(token: string): RawClaims {
  const [, content = ''] = token.split('.');
  return checkSubject(JSON.parse(Buffer.from(content, 'base64url').toString()), 'ID token');
}

async function askUserInfo(endpoint: string, accessToken: string): Promise<unknown> {
  const answer = await fetch(endpoint, {
    headers: { Authorization: `Bearer ${accessToken}` },
    redirect: 'error',
    signal: AbortSignal.timeout(providerTimeoutMs),
  }).catch((cause: unknown) => {
    throw new SignInFailure('unreachable', 'the UserInfo endpoint does not respond', { cause });
  });
  if (!answer.ok)
    throw new SignInFailure(
      answer.status < 500 ? 'provider-error' : 'unreachable',
      `the UserInfo endpoint answered ${answer.status}`,
    );
  return answer.json().catch((cause: unknown) => {
    throw new SignInFailure('answer-unusable', 'the UserInfo endpoint answered no JSON', { cause });
  });
}

/**
 * The person whom claims are about. `email_verified` is a boolean by the standard; some providers send it as text.
 * @throws SignInFailure where the address is missing or is none
 */
function readPerson(claims: RawClaims): Claims {
  const { sub, email, email_verified: verified, name } = claims;
  if (isMissing(email)) throw new SignInFailure('email-missing', `email is ${typeOf(email)}`);
  if (typeof email !== 'string' || !isPlainAddress(email))
    throw new SignInFailure('email-unusable', `email is ${typeOf(email)}, and no plain address`);
  return {
    sub,
    email,
    isVerified: verified === true || verified === 'true',
    name: typeof name === 'string' ? name : undefined,
    verifiedType: typeOf(verified),
  };
}

/**
 * Who signed in at the provider. Providers tell the address in the ID token, or only at their UserInfo endpoint, whose answer counts for
 * the same subject alone (OpenID Connect Core 1.0, §5.3.4).
 * @throws SignInFailure where they say too little
 */
export async function readClaims(tokens: Tokens, provider: ProviderDocument): Promise<Claims> {
  if (!tokens.idToken) throw new SignInFailure('answer-unusable', 'there is no ID token');
  const claims = readIdToken(tokens.idToken);
  if (!isMissing(claims['email']) || !provider.userinfo_endpoint || !tokens.accessToken)
    return readPerson(claims);
  const told = checkSubject(
    await askUserInfo(provider.userinfo_endpoint, tokens.accessToken),
    'UserInfo answer',
  );
  if (told.sub !== claims.sub)
    throw new SignInFailure('answer-unusable', 'the UserInfo answer is about another subject');
  return readPerson(told);
}
