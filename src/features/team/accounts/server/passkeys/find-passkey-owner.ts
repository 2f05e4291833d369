import type { AccountAuth } from '../account-auth.ts';
import { browserOf } from '../browser-of.ts';

export type PasskeyAnswer = NonNullable<
  Parameters<AccountAuth['api']['verifyPasskeyAuthentication']>[0]
>['body'];

/** The session that may be open already has no part in what a passkey answers. */
export function passkeyHeaders(headers: Headers): Headers {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const challenge = cookies.filter((cookie) => cookie.split('=')[0]?.endsWith('.passkey'));
  return new Headers({ cookie: challenge.join('; '), 'User-Agent': browserOf(headers) });
}

/** Whose passkey answered, without signing anyone in: the session that better-auth opens ends here, and its cookie goes nowhere. */
export async function findPasskeyOwner(
  { auth }: { auth: AccountAuth },
  headers: Headers,
  response: object,
): Promise<string | undefined> {
  const answer = await auth.api.verifyPasskeyAuthentication({
    headers: passkeyHeaders(headers),
    body: { response } as PasskeyAnswer,
    asResponse: true,
  });
  if (!answer.ok) return undefined;
  const { session } = (await answer.json()) as { session: { token: string; userId: string } };
  await (await auth.$context).internalAdapter.deleteSession(session.token);
  return session.userId;
}
