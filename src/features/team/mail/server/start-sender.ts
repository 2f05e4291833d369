import { startLoop, type BackgroundLoop } from '#lib/background-loop.ts';
import type { OutboxDependencies } from './outbox-dependencies.ts';
import { sendDueMails } from './send-due-mails.ts';

/** After an error, so that a broken database or server is not queried in a tight loop. */
const restAfterErrorMs = 5_000;
/** How long a delivery in progress may take when the process ends. */
const graceMs = 3_000;

/**
 * Sends due mails for as long as the process lives. Without a mail server it does nothing, and mails wait.
 * @param pollMs delay between two checks for due mails
 */
export function startSender(dependencies: OutboxDependencies, pollMs: number): BackgroundLoop {
  if (!dependencies.mailer.configured) return { wake: () => undefined, stop: async () => undefined };
  const ending = new AbortController();
  const loop = startLoop(async () => {
    try {
      return (await sendDueMails(dependencies, ending.signal)) ? pollMs : Math.max(pollMs, restAfterErrorMs);
    } catch (error) {
      dependencies.log.error({ error }, 'mails could not be sent; trying again');
      return restAfterErrorMs;
    }
  });
  return {
    wake: () => loop.wake(),
    async stop() {
      const grace = setTimeout(() => ending.abort(), graceMs);
      await loop.stop();
      clearTimeout(grace);
      dependencies.mailer.close();
    },
  };
}
