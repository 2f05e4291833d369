import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import { shownTexts } from '#features/team/editing/model/languages.ts';
import type { RenderedMail } from '#features/team/mail/model/mail-content.ts';
import type { OnHold, SettledMail } from '#features/team/mail/server/outbox-dependencies.ts';
import type { Markdown } from '#features/core/news/server/markdown.ts';
import type { Locale } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import { startLoop, type BackgroundLoop } from '#lib/background-loop.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import type { Log } from '#platform/log/log.ts';
import { issueKind } from '../../model/issues/issue-kind.ts';
import type { Issue, IssueAction, IssueRow } from '../../model/issues/issue.ts';
import type { IssueMailFacts } from '../../model/issues/issue-mail.ts';
import { actOnIssue, type IssueEditor } from './act-on-issue.ts';
import { getIssueRecord, presentIssue, textsOf } from './issue-rows.ts';
import { mailFactsOf, prepareIssueMail, type IssueMailRequest } from './prepare-issue-mail.ts';
import { batchSize as usualBatchSize, finishIssues, queueBatch } from './queue-batch.ts';
import { listShares } from './recipients.ts';
import { forgetFailure, recordDelivery } from './record-delivery.ts';

/** Writes the mail of an issue in a language. @param theme shown whatever the reader's system has; for previews */
export type RenderIssue = (mail: {
  facts: IssueMailFacts;
  locale: Locale;
  theme?: 'light' | 'dark';
}) => Promise<RenderedMail>;

interface IssueDependencies {
  database: Database;
  renderIssue: RenderIssue;
  markdown: Markdown;
  /** Whether a mail server is configured. */
  sends: boolean;
  now: () => Date;
  log: Log;
  /** Mails that may wait in the outbox; fewer for tests. */
  batchSize?: number;
}

/** A draft as the mail that it would be. */
export interface IssuePreview extends RenderedMail {
  /** Its language; English where the asked one is missing. */
  locale: Locale;
}

/** Newsletter issues that are ready, being sent, or were sent. */
export interface Issues {
  /** One page, the latest first. @param request.isRefused only those that refusals paused */
  list(request: PageRequest & { isRefused?: boolean }): Promise<Page<IssueRow>>;
  /** @throws AppError not-found */
  get(id: number): Promise<Issue>;
  /** The mail in one language, with no link that works. @throws AppError not-found where the issue lacks it */
  show(id: number, locale: Locale): Promise<RenderedMail>;
  preview(draft: { body: ContentBody; locale: Locale; theme: 'light' | 'dark' }): Promise<IssuePreview>;
  /** @throws AppError not-found, conflict */
  act(request: { id: number; action: IssueAction; person: IssueEditor }): Promise<void>;
  /** For the outbox: undefined when the mail is no longer to be sent, `on-hold` while the issue is paused. */
  prepareMail(mail: Omit<IssueMailRequest, 'now'>): Promise<IssueMailFacts | OnHold | undefined>;
  /** For the outbox, in the transaction that ends a mail or records that the portal was refused. */
  recordDelivery(transaction: DatabaseTransaction, settled: SettledMail): Promise<void>;
  /** For the outbox, in the transaction that queues a failed mail again. */
  forgetFailure(transaction: DatabaseTransaction, row: SettledMail['row']): Promise<void>;
  /** One round: fills the outbox for every issue that is being sent. Several processes may run this concurrently. */
  queueDue(): Promise<void>;
  /** @param pollMs delay between two rounds */
  start(pollMs: number): BackgroundLoop;
}

/** After an error, so that a broken database is not queried in a tight loop. */
const restAfterErrorMs = 5_000;

async function queueDue({ database, now, log, batchSize }: IssueDependencies): Promise<void> {
  const size = batchSize ?? usualBatchSize;
  const sending = await database
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('id')
    .execute();
  for (const { id } of sending) {
    try {
      while (await queueBatch(database, { issueId: id, now: now(), size }));
    } catch (error) {
      log.error({ error, issueId: id }, 'mails of an issue could not be queued; trying again');
    }
  }
  if (sending.length > 0) await finishIssues(database, now());
}

function startQueue(dependencies: IssueDependencies, pollMs: number): BackgroundLoop {
  return startLoop(async () => {
    try {
      await queueDue(dependencies);
      return pollMs;
    } catch (error) {
      dependencies.log.error({ error }, 'newsletter mails could not be queued; trying again');
      return restAfterErrorMs;
    }
  });
}

async function previewIssue(
  { renderIssue, markdown }: IssueDependencies,
  { body, locale: asked, theme }: Parameters<Issues['preview']>[0],
): Promise<IssuePreview> {
  const shown = shownTexts(issueKind, body);
  const locale = (shown[asked] ?? body.texts[asked]) ? asked : 'en';
  const { subject = '', text = '' } = body.texts[locale] ?? {};
  const facts = await mailFactsOf({ subject, text }, { isTest: false, markdown });
  return { ...(await renderIssue({ facts, locale, theme })), locale };
}

export function createIssues(dependencies: IssueDependencies): Issues {
  const { database, renderIssue, markdown, sends, now, log } = dependencies;
  return {
    async list({ isRefused = false, ...request }) {
      const { data, total } = await fetchPage(
        database
          .selectFrom('newsletter_issues')
          .where('state', '<>', 'withdrawn')
          .$if(isRefused, (query) => query.where('pause_error', 'is not', null)),
        (query) => query.selectAll().orderBy('id', 'desc'),
        request,
      );
      return { data: data.map(presentIssue), total };
    },
    async get(id) {
      const issue = await getIssueRecord(database, id);
      return { ...presentIssue(issue), languages: await listShares(database, issue), sends };
    },
    async show(id, locale) {
      const text = textsOf(await getIssueRecord(database, id))[locale];
      if (!text) throw new AppError('not-found', 'The issue is not written in this language.');
      return renderIssue({ facts: await mailFactsOf(text, { isTest: false, markdown }), locale });
    },
    preview: (draft) => previewIssue(dependencies, draft),
    async act(request) {
      if (!sends && request.action.name !== 'stop')
        throw new AppError(
          'conflict',
          'No mail server is configured. Set SMTP_URL and start the portal again.',
        );
      await actOnIssue(database, { ...request, now: now() });
    },
    prepareMail: (mail) => prepareIssueMail(dependencies, { ...mail, now: now() }),
    async recordDelivery(transaction, settled) {
      const paused = await recordDelivery(transaction, settled, now());
      if (paused) log.warn(paused, 'an issue of the newsletter is paused: mail servers refuse its emails');
    },
    forgetFailure,
    queueDue: () => queueDue(dependencies),
    start: (pollMs) => startQueue(dependencies, pollMs),
  };
}
