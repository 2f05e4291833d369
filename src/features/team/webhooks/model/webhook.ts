import * as v from 'valibot';
import { webhookTypes, type WebhookType } from './webhook-event.ts';

/** More than any team needs; each change is stored once for each of them. */
export const webhooksMax = 10;

const isHttps = (text: string) => URL.parse(text)?.protocol === 'https:';

/** The secret that signs a delivery proves who sends it; a name and password in the address would be sent to nobody, and shown to everyone. */
function hasNoUser(text: string): boolean {
  const url = URL.parse(text);
  return url?.username === '' && url.password === '';
}

/** What the audit log, which keeps everything, says of an address: its path and query may be the receiver's own secret. */
export const loggedAddress = (url: string): string => URL.parse(url)?.origin ?? '';

export const newWebhookSchema = v.object({
  url: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(500),
    v.check(isHttps, 'Enter an address that starts with https://.'),
    v.check(hasNoUser, 'Enter the address without a user name and password.'),
  ),
  types: v.pipe(v.array(v.picklist(webhookTypes)), v.minLength(1, 'Choose at least one event.')),
});
export type NewWebhook = v.InferOutput<typeof newWebhookSchema>;

export const webhookActionSchema = v.variant('name', [
  v.object({ name: v.literal('remove') }),
  v.object({ name: v.literal('enable') }),
  v.object({ name: v.literal('disable') }),
  /** Sends what has failed again. */
  v.object({ name: v.literal('retry') }),
]);
export type WebhookAction = v.InferOutput<typeof webhookActionSchema>;

/** A receiver as the desk lists it; its secret is shown once, when it is made. */
export interface Webhook {
  id: number;
  url: string;
  types: WebhookType[];
  isEnabled: boolean;
  /** RFC 3339, UTC. */
  create_time: string;
  waiting: number;
  failed: number;
  /** Why the latest attempt failed; null after one that worked, and before the first. */
  last_error: string | null;
  delivered_time: string | null;
}
