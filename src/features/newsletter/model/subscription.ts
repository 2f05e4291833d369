import * as v from 'valibot';
import { localeCodes } from '#i18n/locales.ts';

/**
 * The e-mail rule of the subscribe box (specification §5): a local part of letters, digits and !#$%&'*+/=?^_`{|}~.-,
 * an @, then domain labels of at most 63 characters.
 */
const emailPattern =
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
  /** Language of the newsletter: zh-Hans, or en (specification §4); other API languages count as what they stand for. */
  lang: v.optional(v.pipe(v.string(), v.maxLength(35))),
  /** Language of the person's pages, in which the mail that asks for a confirmation is written; that of `lang` without it. */
  locale: v.optional(v.picklist(localeCodes)),
});

/** What an entered address leads to: with `confirm`, its holder has to open the link of a mail first. */
export const subscriptionAnswerSchema = v.object({ confirm: v.boolean() });

export type Subscription = v.InferOutput<typeof subscriptionSchema>;
