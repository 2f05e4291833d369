import type { Locale } from '#i18n/locales.ts';
import type { Page } from '#platform/database/fetch-page.ts';
import type { ReportCase, ReportCaseDetail, ReportCount, ReportOutcome } from '../model/report-case.ts';
import type { ReportMailFacts } from '../model/report-mail.ts';
import type { FindingReference } from '../model/appeal.ts';
import { isListedKind, type ReportForm, type ReportedItem } from '../model/report.ts';
import type { ReviewedFinding } from '#features/store/token-checks/model/check-call.ts';
import { actOnCase, type CaseActionRequest } from './act-on-case.ts';
import { checkAgain, findAppealable, type AppealableFinding } from './appealed-checks.ts';
import { findItem } from './find-item.ts';
import { findReviewed, type ReviewedCheck } from './find-reviewed.ts';
import type { Database } from '#platform/database/database.ts';
import { forgetReporters } from './forget-reporters.ts';
import { countCases, getCase, listCases, type CaseListRequest } from './read-cases.ts';
import type { ReportDependencies } from './report-dependencies.ts';
import { submitReport, type SubmitOutcome } from './submit-report.ts';

/** What visitors report, and what the desk decides about it. */
export interface Reports {
  /** The item that a report would be about; undefined when it is not listed. */
  findItem(item: Pick<ReportedItem, 'kind' | 'hid'>, locale: Locale): Promise<ReportedItem | undefined>;
  /** The finding that an appeal would be about; undefined where it cannot be appealed. */
  findAppealable(reference: FindingReference): Promise<AppealableFinding | undefined>;
  /** The findings of a check about which reviewers agreed with an appeal. */
  findReviewed(check: ReviewedCheck): Promise<ReviewedFinding[]>;
  /** Adds a report to the open case of its item. It changes nothing about the item. */
  submit(form: ReportForm, clientAddress: string | undefined): Promise<SubmitOutcome>;
  list(request: CaseListRequest): Promise<Page<ReportCase>>;
  counts(): Promise<ReportCount[]>;
  /** @throws AppError not-found */
  get(id: number): Promise<ReportCaseDetail>;
  /** @throws AppError not-found, conflict, bad-request, unavailable where a check cannot be run again */
  act(request: CaseActionRequest): Promise<void>;
  /** For the outbox: what the mail of a decided case says. */
  findMailFacts(caseId: number): Promise<ReportMailFacts | undefined>;
  /** Erases what is known about the senders when it is no longer needed. @param reportDays how long an address waits for an outcome */
  forgetReporters(reportDays: number): Promise<void>;
}

/** @returns undefined when the case is gone */
async function findReportMail(database: Database, id: number): Promise<ReportMailFacts | undefined> {
  const row = await database
    .selectFrom('report_cases')
    .select(['kind', 'subject', 'title', 'outcome'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.outcome === null) return undefined;
  const { kind, subject, title } = row;
  return {
    number: id,
    kind,
    hid: isListedKind(kind) ? Number(subject) : null,
    title,
    outcome: row.outcome as ReportOutcome,
  };
}

export function createReports(dependencies: ReportDependencies): Reports {
  const { database, now } = dependencies;
  return {
    findItem: (item, locale) => findItem(dependencies, item, locale),
    findAppealable: (reference) => findAppealable(dependencies, reference),
    findReviewed: (check) => findReviewed(database, check, now()),
    submit: (form, clientAddress) => submitReport(dependencies, form, clientAddress),
    list: (request) => listCases(database, request),
    counts: () => countCases(database),
    get: (id) => getCase(dependencies, id),
    async act(request) {
      const isAgain = request.action.name === 'check-again';
      const again = isAgain ? await checkAgain(dependencies, request.id) : undefined;
      await actOnCase(database, { ...request, again, at: now() });
    },
    findMailFacts: (caseId) => findReportMail(database, caseId),
    forgetReporters: (reportDays) => forgetReporters(database, { now: now(), reportDays }),
  };
}
