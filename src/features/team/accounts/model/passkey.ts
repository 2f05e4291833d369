import * as v from 'valibot';
import { enteredCode } from './second-factor.ts';

/** One of someone's own passkeys. */
export interface OwnPasskey {
  id: string;
  name: string;
  /** RFC 3339, UTC. */
  create_time: string;
}

/** Why there are no passkeys where the desk is reached; undefined where there are. */
export type PasskeyObstacle = 'address' | 'plain-http';

/**
 * Browsers bind a passkey to a host name, so there is none under a bare IP address, and offer it over HTTPS or on this machine only.
 * @param origin scheme, host and port
 */
export function findPasskeyObstacle(origin: string): PasskeyObstacle | undefined {
  const { protocol, hostname } = new URL(origin);
  if (hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(hostname)) return 'address';
  return protocol === 'https:' || hostname === 'localhost' ? undefined : 'plain-http';
}

/** What a browser made; better-auth reads it. */
export const passkeyResponse = v.looseObject({ id: v.pipe(v.string(), v.maxLength(2000)) });
const passkeyName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/** Adding one takes two steps: both factors first, then what the browser made. */
export const beginPasskeySchema = v.object({
  password: v.pipe(v.string(), v.maxLength(512)),
  code: enteredCode,
});
export const newPasskeySchema = v.object({ name: passkeyName, response: passkeyResponse });
export const passkeyActionSchema = v.variant('name', [
  v.object({ name: v.literal('rename'), label: passkeyName }),
  v.object({ name: v.literal('remove') }),
]);
export type PasskeyAction = v.InferOutput<typeof passkeyActionSchema>;

/** What the sign-in page sends. */
export const passkeySignInSchema = v.object({ response: passkeyResponse });
