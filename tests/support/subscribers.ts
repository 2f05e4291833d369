import { createHash } from 'node:crypto';
import { createSubscriberDesk } from '#features/site/newsletter/server/subscriber-desk.ts';
import type { OpenDatabase } from '#platform/database/database.ts';

/** The subscribers as the desk shows them, with a hash in the place of the keyed one. */
export function createTestSubscribers({ database }: OpenDatabase, now: () => Date) {
  const hashAddress = (email: string) => createHash('sha256').update(email).digest('hex');
  return createSubscriberDesk({ database, hashAddress, now });
}
