import * as v from 'valibot';
import { enteredCode } from './second-factor.ts';
import { tokenScopes, type TokenScope } from './token-scope.ts';

/** Access tokens let scripts call the desk in the name of an account. So begins each, for programs that look for leaked secrets. */
export const accessTokenPrefix = 'desk_';

/** Days after which a token ends. */
export const accessTokenDays = [30, 90, 365] as const;

/** One of someone's own access tokens; the token itself is shown once, when it is made. Times are RFC 3339 UTC. */
export interface OwnAccessToken {
  id: number;
  name: string;
  scopes: TokenScope[];
  create_time: string;
  expires_time: string;
  /** The last call with it, to the minute; null before the first. */
  used_time: string | null;
}

export const newAccessTokenSchema = v.object({
  /** Of the script or machine that will use it; the log shows it beside the account. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  /** What the script needs, and no more. */
  scopes: v.pipe(v.array(v.picklist(tokenScopes)), v.minLength(1, 'Choose what the token is for.')),
  days: v.picklist(accessTokenDays),
  password: v.pipe(v.string(), v.maxLength(512)),
  /** Of the second factor; empty where the account has none. */
  code: enteredCode,
});
export type NewAccessToken = v.InferOutput<typeof newAccessTokenSchema>;

/** The access token that a call brings; undefined when it brings none. */
export function readAccessToken(headers: Headers): string | undefined {
  const given = /^Bearer (\S{1,200})$/i.exec(headers.get('authorization') ?? '')?.[1];
  return given?.startsWith(accessTokenPrefix) ? given : undefined;
}
