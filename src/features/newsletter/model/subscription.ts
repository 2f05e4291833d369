import * as v from 'valibot';

/**
 * The e-mail rule of the subscribe box (specification §5): a local part of letters, digits and !#$%&'*+/=?^_`{|}~.-,
 * an @, then domain labels of at most 63 characters.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The box and the API check the same form; 254 is the longest address that mail can carry (RFC 5321). */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254, 'email-invalid'),
  v.regex(emailPattern, 'email-invalid'),
);

export const subscriptionSchema = v.object({
  email: emailSchema,
  /** API language in which the person reads the site. */
  lang: v.optional(v.pipe(v.string(), v.maxLength(35))),
});

export type Subscription = v.InferOutput<typeof subscriptionSchema>;
