import * as v from 'valibot';
import { timeoutSignal } from '#lib/http-timeout.ts';
import { emailSchema, subscriptionAnswerSchema, type Subscription } from '../model/subscription.ts';

/** `refused` carries what the server said; `failed` is a network or an answer that nobody understands. */
export type SubscribeOutcome =
  | { code: 'invalid-email' }
  | { code: 'subscribed'; /** A mail asks for a confirmation first. */ confirm: boolean }
  | { code: 'refused'; message: string }
  | { code: 'failed' };

const subscribePath = '/api/tokenPocket/subscribe';
const answerSchema = v.object({
  result: v.number(),
  message: v.string(),
  // Another content host says nothing about it.
  data: v.optional(v.nullable(v.partial(subscriptionAnswerSchema))),
});

/** Enters an address for the newsletter. A wrong address is not sent. */
export async function subscribe({ email, lang, locale }: Subscription): Promise<SubscribeOutcome> {
  const parsed = v.safeParse(emailSchema, email);
  if (!parsed.success) return { code: 'invalid-email' };
  try {
    const response = await fetch(subscribePath, {
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
