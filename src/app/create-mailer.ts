import type { Brand } from '#features/brand/model/brand-schema.ts';
import type { Settings } from '#platform/env/settings.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts';
import { waitingMailer } from '#platform/mail/waiting-mailer.ts';

/** The mail server of the settings; without one mails wait in the outbox. */
export function createMailer({ smtpUrl, mailFrom }: Settings, brand: Brand): Mailer {
  if (!smtpUrl) return waitingMailer;
  const address = mailFrom ?? brand.supportEmail;
  return createSmtpMailer({
    url: smtpUrl,
    from: { name: brand.name, address },
    replyTo: brand.supportEmail,
  });
}
