import type { Database } from '#platform/database/database.ts';
import { createToken, hashToken } from './newsletter-token.ts';

/** Makes the token of a newsletter mail, for its links; only its hash is stored. */
export async function createNewsletterLink(
  database: Database,
  { subscriberId, now }: { subscriberId: number; now: Date },
): Promise<string> {
  const token = createToken();
  await database
    .insertInto('newsletter_tokens')
    .values({ token_hash: hashToken(token), subscriber_id: subscriberId, create_time: now.toISOString() })
    .execute();
  return token;
}
