import { randomUUID } from 'node:crypto';
import { fallbackLocale, locales } from '#i18n/locales.ts';
import type { RenderedMail } from '#features/team/mail/model/mail-content.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { AlertMailFacts, Obstacle } from '../model/told-alert.ts';
import { followReadings, type FollowOptions, type Look } from './follow-readings.ts';
import { findNotice } from './mail-alerts.ts';
import { watchObstacles } from './watch-obstacle.ts';

/** What is wrong with the portal, told to its team. */
export interface Alerts {
  /** Follows what was measured, and tells what has begun, lasts or has ended: once on all nodes. */
  follow(look: Look): Promise<void>;
  /** Follows what keeps this node from storing alerts, and mails it without the database. Never throws. @param isThere whether it is so now @param signal ends the mailing */
  lookAtObstacle(obstacle: Obstacle, isThere: boolean, signal: AbortSignal): Promise<void>;
  /** What a mail of the outbox says; undefined where that is forgotten. */
  findMailFacts(noticeId: number): Promise<AlertMailFacts | undefined>;
}

export interface AlertsOptions extends FollowOptions {
  mailer: Mailer;
  /** Writes a mail without the database. */
  render: (facts: AlertMailFacts) => Promise<RenderedMail>;
  /** Where visitors reach the portal. */
  publicOrigin: string;
  /** Where the team reaches the desk. */
  deskOrigin: string;
  /** Host of this node. */
  node: string;
}

/** Hands a mail to the mail server, past the outbox. @returns false where no address could be mailed */
async function sendDirectly(
  { mailer, render, addresses, log }: AlertsOptions,
  facts: AlertMailFacts,
  signal: AbortSignal,
): Promise<boolean> {
  if (addresses.length === 0) return true;
  const mail = await render(facts);
  const { tag: language } = locales[fallbackLocale];
  const outcomes = await Promise.all(
    addresses.map((to) => mailer.send({ ...mail, messageId: randomUUID(), to, language }, signal)),
  );
  for (const outcome of outcomes)
    if (outcome.kind !== 'sent') log.warn({ code: outcome.code }, 'a mail about this node was not accepted');
  return outcomes.some(({ kind }) => kind === 'sent');
}

export function createAlerts(options: AlertsOptions): Alerts {
  const { database, publicOrigin, deskOrigin, node, log, now } = options;
  const places = { host: new URL(publicOrigin).host, deskOrigin };
  const obstacles = watchObstacles({
    send: ({ since, ...told }, signal) => {
      const facts = { ...places, about: 'obstacle', ...told, node, since: since.toISOString() } as const;
      return sendDirectly(options, facts, signal);
    },
    now,
  });
  return {
    follow: (look) => followReadings(options, look),
    lookAtObstacle: (obstacle, isThere, signal) =>
      obstacles
        .look(obstacle, isThere, signal)
        .catch((error: unknown) => log.warn({ error }, 'this node could not be mailed about; trying again')),
    async findMailFacts(noticeId) {
      const notice = await findNotice(database, noticeId);
      return notice && { ...places, about: 'alerts', ...notice };
    },
  };
}
