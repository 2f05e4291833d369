import * as v from 'valibot';
import { apiAddress } from '#lib/api-address.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';
import { emailSchema, subscriptionAnswerSchema, type Subscription } from '../model/subscription.ts';

/** `refused` has the server's message; `failed` is a network error or an unreadable response. */
export type SubscribeOutcome =
  | { code: 'invalid-email' }
  | { code: 'subscribed'; /** The address must be confirmed by mail first. */ confirm: boolean }
  | { code: 'refused'; message: string }
  | { code: 'failed' };

const subscribePath = '/api/tokenPocket/subscribe';
const answerSchema = v.object({
  result: v.number(),
  message: v.string(),
  // Another content host does not report this.
  data: v.optional(v.nullable(v.partial(subscriptionAnswerSchema))),
});

/** Subscribes an address to the newsletter. An invalid address is not sent. */
export async function subscribe({ email, lang, locale }: Subscription): Promise<SubscribeOutcome> {
  const parsed = v.safeParse(emailSchema, email);
  if (!parsed.success) return { code: 'invalid-email' };
  try {
    const response = await fetch(apiAddress(subscribePath), {
      method: 'POST',
      signal: timeoutSignal(),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: parsed.output, lang, locale }),
    });
    const answer = v.parse(answerSchema, await response.json());
    if (answer.result !== 0) return { code: 'refused', message: answer.message };
    return { code: 'subscribed', confirm: answer.data?.confirm ?? false };
  } catch {
    return { code: 'failed' };
  }
}
