import { createHash } from 'node:crypto';

/** The secret that signs and encrypts, and others that are accepted while it is being changed. */
export interface DeskSecrets {
  secret: string;
  acceptedSecrets?: readonly string[] | undefined;
}

interface NumberedSecret {
  version: number;
  value: string;
}

/** The number by which what a secret has encrypted names it: the same whatever other secrets there are. */
const numberOf = (secret: string): number =>
  createHash('sha256').update(`number of ${secret}`).digest().readUInt32BE() >>> 1;

/**
 * The secrets as better-auth takes them: the first encrypts, all of them decrypt.
 * @returns `secret`: of what was encrypted before secrets had numbers
 */
export function secretsOf({ secret, acceptedSecrets = [] }: DeskSecrets): {
  secret: string;
  secrets: [NumberedSecret, ...NumberedSecret[]];
} {
  const numbered = (value: string): NumberedSecret => ({ version: numberOf(value), value });
  const others = acceptedSecrets.filter((each) => each !== secret);
  return { secret: others.at(-1) ?? secret, secrets: [numbered(secret), ...others.map(numbered)] };
}
