import type { Database, Engine } from '#platform/database/database.ts';
import { createSubscriber } from './create-subscriber.ts';

export interface Newsletter {
  /**
   * Enters an address. Entering it again changes nothing and answers alike, so that nobody learns who reads the newsletter.
   * @param email checked by `emailSchema`
   * @param language API language of the person's pages
   */
  subscribe(email: string, language: string): Promise<void>;
}

export function createNewsletter(options: {
  database: Database;
  engine: Engine;
  now: () => Date;
}): Newsletter {
  const { database, now } = options;
  return { subscribe: (email, language) => createSubscriber(database, { email, language, now: now() }) };
}
