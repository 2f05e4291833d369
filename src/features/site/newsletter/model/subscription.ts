import * as v from 'valibot';
import { localeCodes } from '#i18n/locales.ts';

/**
 * The email rule of the subscribe box (specification §5): a local part of letters, digits and
 * !#$%&'*+/=?^_`{|}~.-, an @, then domain labels of at most 63 characters.
 */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The box and the API use the same rule; 254 is the maximum length of a mail address (RFC 5321). */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254, 'email-invalid'),
  v.regex(emailPattern, 'email-invalid'),
);

export const subscriptionSchema = v.object({
  email: emailSchema,
  /**
   * Language of the newsletter: zh-Hans, or en (specification §4); other API languages are mapped to these.
   */
  lang: v.optional(v.pipe(v.string(), v.maxLength(35))),
  /** Language of the person's pages, in which the confirmation mail is written; defaults to that of `lang`. */
  locale: v.optional(v.picklist(localeCodes)),
});

/** The result of entering an address: with `confirm`, its owner must first open the link in a mail. */
export const subscriptionAnswerSchema = v.object({ confirm: v.boolean() });

export type Subscription = v.InferOutput<typeof subscriptionSchema>;
