import * as v from 'valibot';

/** Characters. The upper bound keeps the cost of hashing bounded. */
export const passwordLength = { min: 12, max: 128 };

const emailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());

/** The form under which an address is stored and looked up; undefined when it is no address. */
export function parseAccountEmail(value: string): string | undefined {
  const parsed = v.safeParse(emailSchema, value);
  return parsed.success ? parsed.output : undefined;
}
