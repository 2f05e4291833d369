import type { Accounts } from '#features/team/accounts/server/accounts.ts';
import { SettingsError } from '#platform/env/settings-error.ts';
import type { Log } from '#platform/log/log.ts';

interface Greeting {
  accounts: Pick<Accounts, 'list' | 'makeFirstAdministrator'>;
  /** DESK_FIRST_ADMINISTRATOR; undefined where it is not set. */
  email: string | undefined;
  /** Whether there is a mail server. */
  sendsMail: boolean;
  log: Pick<Log, 'info'>;
}

/**
 * While the desk has no account at all, makes that of the setting, whose person gets a link by mail. The log never has the link.
 * @throws SettingsError without a mail server
 */
export async function greetFirstAdministrator({ accounts, email, sendsMail, log }: Greeting): Promise<void> {
  if (email === undefined || (await accounts.list()).length > 0) return;
  if (!sendsMail)
    throw new SettingsError(
      'The setting DESK_FIRST_ADMINISTRATOR needs a mail server (SMTP_URL). Without one, make the first account with npm run account -- create --email … --name … --role administrator.',
    );
  if (await accounts.makeFirstAdministrator(email))
    log.info({}, 'the first administrator gets a link by mail (DESK_FIRST_ADMINISTRATOR)');
}
