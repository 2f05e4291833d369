import { createAlerts, type Alerts, type AlertsOptions } from '#features/team/alerts/server/alerts.ts';
import { fallbackLocale } from '#i18n/locales.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { MailWriter } from './rendering/page-renderer.ts';
import { nodeName } from './watch-alerts.ts';

export interface TeamAlertOptions
  extends
    Pick<MailWriter, 'renderMail'>,
    Pick<AlertsOptions, 'mailer' | 'publicOrigin' | 'deskOrigin' | 'log' | 'now'> {
  open: OpenDatabase;
  /** Who is mailed what is wrong with the portal. */
  alertMail: readonly string[];
}

/** What is wrong with the portal, for its team. */
export function createTeamAlerts({ open, alertMail, renderMail, ...options }: TeamAlertOptions): Alerts {
  const { mailer, publicOrigin, deskOrigin, log, now } = options;
  const { database, engine } = open;
  return createAlerts({
    ...{ database, engine, mailer, publicOrigin, deskOrigin, log, now },
    addresses: alertMail,
    render: (facts) =>
      renderMail({ subject: { about: 'alert', facts }, locale: fallbackLocale, publicOrigin }),
    node: nodeName(),
  });
}
