import type { Generated } from 'kysely';

export interface WebhookTable {
  id: Generated<number>;
  url: string;
  /** With which deliveries are signed, so it cannot be stored as a hash. */
  secret: string;
  /** Separated by spaces. */
  types: string;
  enabled: number;
  create_time: string;
}

export interface WebhookDeliveryTable {
  id: Generated<number>;
  webhook_id: number;
  /** The same for every receiver and every attempt. */
  message_id: string;
  type: string;
  /** As it is signed and sent. */
  body: string;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  next_attempt_time: string;
  /** Null before the first failure. */
  last_error: string | null;
  create_time: string;
  delivered_time: string | null;
}
