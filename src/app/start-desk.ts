import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createAccounts, type Accounts } from '#features/team/accounts/server/accounts.ts';
import { renewSecondFactors } from '#features/team/accounts/server/second-factor/renew-encryption.ts';
import { createAudit } from '#features/team/audit/server/audit.ts';
import { retentionOf } from '#features/core/brand/model/retention.ts';
import { createCatalogueOrder } from '#features/listing/catalogue-editing/server/catalogue-order.ts';
import { createListingEditing } from '#features/listing/catalogue-editing/server/listing-editing.ts';
import { createClearSigningDesk } from '#features/store/clear-signing/server/clear-signing-desk.ts';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { createReleaseDesk } from '#features/site/downloads/server/release-desk.ts';
import { createNumbersDesk } from '#features/submission/numbers/server/numbers.ts';
import { createHashAddress } from '#features/site/newsletter/server/hash-address.ts';
import { createSubscriberDesk } from '#features/site/newsletter/server/subscriber-desk.ts';
import { listAnswers } from '#features/submission/canned-answers/server/answers.ts';
import {
  createNoticeDesk,
  type NoticeDesk,
} from '#features/site/service-status/server/notices/notice-desk.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Settings } from '#platform/env/settings.ts';
import { createLimitedServer, type LimitedServer } from '#platform/http/limited-server.ts';
import { isCv } from '#platform/files/is-cv.ts';
import { findFile } from '#platform/files/find-file.ts';
import type { Log } from '#platform/log/log.ts';
import { withRequestId } from '#platform/log/request-id.ts';
import { traceRequest } from '#platform/tracing/trace-request.ts';
import type { Web } from '#platform/web/web.ts';
import type { DescribeApi } from '#routes/api/openapi.ts';
import type { PortalServices } from './create-services.ts';
import { createDraftRendering } from './desk/create-draft-rendering.ts';
import { createDeskCases } from './desk/create-desk-cases.ts';
import { createDeskProposals } from './desk/create-desk-proposals.ts';
import { createPreviews } from '#features/team/editing/server/previews.ts';
import { createDeskApp } from './desk/desk-app.ts';
import { chooseSecondFactor } from './desk/choose-second-factor.ts';
import { greetFirstAdministrator } from './desk/greet-first-administrator.ts';
import { listNoticeSubjects } from './list-notice-subjects.ts';
import { listen } from './listen.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import { createRoutePattern } from './metrics/route-pattern.ts';
import type { PageRenderer } from './rendering/page-renderer.ts';
import { readSetupFacts } from './setup-facts.ts';
import type { RevisionWatch } from './watch-revision.ts';

export interface DeskOptions {
  services: PortalServices;
  open: OpenDatabase;
  settings: Settings;
  /** Signs the reviewers' sessions. */
  secret: string;
  /** Present in the demonstration only, whose people need no second factor unless the setting says so. */
  demonstration?: unknown;
  log: Log;
  distDir: string;
  renderer: PageRenderer;
  /** Opens the legal pages for the checklist. */
  web: Web;
  openApi: DescribeApi;
  revision: RevisionWatch;
  /** Present where METRICS_TOKEN is set. */
  metrics?: Metrics | undefined;
  now: () => Date;
}

/** The rooms in which listed items, networks, releases and descriptions of contracts change, and where a second person confirms that. */
function createProposingWork({ services, open, now }: DeskOptions) {
  const { listingDependencies, brand } = services;
  const { rule } = listingDependencies;
  const listingEditing = createListingEditing({ ...listingDependencies, now });
  const catalogueOrder = createCatalogueOrder({
    database: open.database,
    fileBucket: services.fileBucket,
    rule,
    now,
  });
  const releases = createReleaseDesk({ ...open, brand, rule, now });
  const clearSigning = createClearSigningDesk({ ...open, rule, now });
  const rooms = { listingEditing, catalogueOrder, releases, clearSigning };
  return { ...rooms, proposals: createDeskProposals({ database: open.database, rule, now, ...rooms }) };
}

/** Acts that change public content: it is on the public pages before the desk says so. */
const showing =
  (revision: RevisionWatch) =>
  <Request extends unknown[], Outcome>(act: (...request: Request) => Promise<Outcome>) =>
  async (...request: Request): Promise<Outcome> => {
    const outcome = await act(...request);
    await revision.check();
    return outcome;
  };

/** Notices of the page of the status. */
function createNoticeWork({ services, open, revision, now }: DeskOptions): NoticeDesk {
  const { database } = open;
  const notices = createNoticeDesk({ database, listSubjects: () => listNoticeSubjects(services), now });
  const thenShow = showing(revision);
  return { ...notices, create: thenShow(notices.create), change: thenShow(notices.change) };
}

/** What changes public content. */
function createPublicWork(options: DeskOptions) {
  const { services, open, revision, now } = options;
  const thenShow = showing(revision);
  const { review, editing, reports, watching, appeals } = services;
  const listings = createListingDesk({
    database: open.database,
    rules: services.relistingRules,
    now,
  });
  const { catalogueOrder: order, ...proposing } = createProposingWork(options);
  const { listingEditing, releases, proposals } = proposing;
  return {
    review: { ...review, perform: thenShow(review.perform), undo: thenShow(review.undo) },
    editing: { ...editing, perform: thenShow(editing.perform) },
    statusNotices: createNoticeWork(options),
    reports: { ...reports, act: thenShow(reports.act) },
    watching: { ...watching, act: thenShow(watching.act) },
    appeals: { ...appeals, decide: thenShow(appeals.decide) },
    cases: createDeskCases({ database: open.database, brand: services.brand, now }),
    transfers: services.transfers,
    paymentQuestions: services.paymentQuestions,
    clearSigning: proposing.clearSigning,
    listings: { ...listings, change: thenShow(listings.change) },
    catalogueOrder: {
      ...order,
      createCategory: thenShow(order.createCategory),
      changeCategory: thenShow(order.changeCategory),
      orderCategories: thenShow(order.orderCategories),
      saveHot: thenShow(order.saveHot),
      editNetwork: thenShow(order.editNetwork),
      addNetwork: thenShow(order.addNetwork),
      restore: thenShow(order.restore),
      prepared: { ...order.prepared, change: thenShow(order.prepared.change) },
    },
    listingEditing: {
      ...listingEditing,
      save: thenShow(listingEditing.save),
      drafts: { ...listingEditing.drafts, publish: thenShow(listingEditing.drafts.publish) },
    },
    proposals: { ...proposals, decide: thenShow(proposals.decide) },
    releases: {
      ...releases,
      publish: thenShow(releases.publish),
      change: thenShow(releases.change),
      restoreNotes: thenShow(releases.restoreNotes),
      drafts: { ...releases.drafts, change: thenShow(releases.drafts.change) },
      keysFiles: { ...releases.keysFiles, change: thenShow(releases.keysFiles.change) },
    },
  };
}

/** The desk's accounts. What another accepted secret has encrypted is encrypted with the current one first, so that the other can be removed. */
async function openAccounts(options: DeskOptions): Promise<Accounts> {
  const { services, open, settings, secret, log, now } = options;
  const { deskOrigin, singleSignOn } = settings;
  const secrets = { secret, acceptedSecrets: settings.acceptedDeskSecrets };
  const { renewed, unreadable } = await renewSecondFactors(open.database, secrets);
  if (renewed > 0) log.info({ renewed }, 'second factors are encrypted with the current DESK_SECRET');
  if (unreadable > 0)
    log.error(
      { unreadable },
      'second factors cannot be read with DESK_SECRET: give the earlier one in DESK_SECRETS_ACCEPTED, or reset them',
    );
  const { sends: sendsMail } = services.outbox;
  const accounts = createAccounts({
    ...{ open, deskOrigin, now, log, singleSignOn, ...secrets },
    limits: services.limits,
    askForMail: sendsMail ? services.mailRequests.ask : undefined,
    secondFactorFor: chooseSecondFactor(options),
  });
  await greetFirstAdministrator({ accounts, email: settings.firstAdministrator, sendsMail, log });
  return accounts;
}

interface ListenerOptions {
  log: Log;
  metrics: Metrics | undefined;
  settings: Pick<Settings, 'deskTrustedProxies' | 'tracing'>;
}

/** Answers each request under an id, which is in the lines of the log about it. */
function createDeskListener(
  app: ReturnType<typeof createDeskApp>,
  { log, metrics, settings }: ListenerOptions,
): RequestListener {
  const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const trustsSender = settings.deskTrustedProxies > 0;
  const routeOf = createRoutePattern(app);
  const watch = metrics?.watchDesk(routeOf);
  return (request, response) => {
    watch?.(request, response);
    const work = () => {
      handle(request, response).catch((error: unknown) => {
        log.error({ error, method: request.method }, 'desk request failed');
        response.destroy();
      });
    };
    const answer = () => withRequestId(request, response, { trustsSender, work });
    if (settings.tracing) traceRequest(request, response, { trustsSender, routeOf, work: answer });
    else answer();
  };
}

/** The reviewers' listener, apart from the visitors'. */
export async function startDesk(
  options: DeskOptions,
): Promise<{ accounts: Accounts; server: LimitedServer }> {
  const { services, open, settings, secret, log, distDir, renderer, openApi, metrics, now } = options;
  const { outbox, mailTemplates, webhooks, staffNotices, issues } = services;
  const { deskOrigin } = settings;
  const accounts = await openAccounts(options);
  const findAnyFile = (sha256: string) => findFile(open.database, sha256, services.fileBucket);
  const assetsDir = join(distDir, 'desk');
  const app = createDeskApp({
    ...createPublicWork(options),
    drafts: createDraftRendering({ services, openApi, renderer }),
    previews: createPreviews({ database: open.database, now }),
    ...{ outbox, mailTemplates, webhooks, staffNotices, issues },
    numbers: createNumbersDesk({ database: open.database, brand: services.brand, now }),
    subscribers: createSubscriberDesk({
      database: open.database,
      hashAddress: createHashAddress(secret),
      now,
    }),
    setup: {
      database: open.database,
      sendsMail: outbox.sends,
      tellsAlerts: settings.alertMail.length > 0 || metrics !== undefined,
      readDonations: services.readDonations,
      publicOrigin: services.publicOrigin,
      listAnswers: () => listAnswers(open.database),
      ...readSetupFacts({ brand: services.brand, web: options.web, now }),
    },
    accounts,
    audit: createAudit({ database: open.database }),
    securityDays: retentionOf(services.brand).securityDays,
    findFile: findAnyFile,
    isCv: (sha256: string) => isCv(open.database, sha256),
    opener: services.opener,
    files: services.files,
    log,
    now,
    assetsDir,
    pagesDir: join(distDir, 'client'),
    deskOrigin,
    trustedProxies: settings.deskTrustedProxies,
    metrics,
  });
  const server = createLimitedServer(createDeskListener(app, { log, metrics, settings }));
  await listen(server, settings.deskPort, settings.deskHost);
  return { accounts, server };
}
