import type { Mailer } from './mailer.ts';

/** Used where no mail server is configured: mails wait in the outbox. */
export const waitingMailer: Mailer = {
  configured: false,
  send: async () => ({
    kind: 'unreachable',
    about: 'server',
    code: 'no-server',
    error: 'No mail server is configured.',
  }),
  close: () => undefined,
};
