import type { Locale } from '#i18n/locales.ts';
import type { Page } from '#platform/database/fetch-page.ts';
import type { ReportCase, ReportCaseDetail, ReportCount, ReportOutcome } from '../model/report-case.ts';
import type { ReportMailFacts } from '../model/report-mail.ts';
import type { ReportForm, ReportedItem } from '../model/report.ts';
import { actOnCase, type CaseActionRequest } from './act-on-case.ts';
import { findItem } from './find-item.ts';
import type { Database } from '#platform/database/database.ts';
import { forgetReporters } from './forget-reporters.ts';
import { countCases, getCase, listCases, type CaseListRequest } from './read-cases.ts';
import type { ReportDependencies } from './report-dependencies.ts';
import { submitReport, type SubmitOutcome } from './submit-report.ts';

/** What visitors report, and what the desk decides about it. */
export interface Reports {
  /** The item that a report would be about; undefined when it is not listed. */
  findItem(item: Pick<ReportedItem, 'kind' | 'hid'>, locale: Locale): Promise<ReportedItem | undefined>;
  /** Adds a report to the open case of its item. It changes nothing about the item. */
  submit(form: ReportForm, clientAddress: string | undefined): Promise<SubmitOutcome>;
  list(request: CaseListRequest): Promise<Page<ReportCase>>;
  counts(): Promise<ReportCount[]>;
  /** @throws AppError not-found */
  get(id: number): Promise<ReportCaseDetail>;
  /** @throws AppError not-found, conflict, bad-request */
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
    hid: kind === 'site' ? null : Number(subject),
    title,
    outcome: row.outcome as ReportOutcome,
  };
}

export function createReports(dependencies: ReportDependencies): Reports {
  const { database, now } = dependencies;
  return {
    findItem: (item, locale) => findItem(dependencies, item, locale),
    submit: (form, clientAddress) => submitReport(dependencies, form, clientAddress),
    list: (request) => listCases(database, request),
    counts: () => countCases(database),
    get: (id) => getCase(dependencies, id),
    act: (request) => actOnCase(database, { ...request, at: now() }),
    findMailFacts: (caseId) => findReportMail(database, caseId),
    forgetReporters: (reportDays) => forgetReporters(database, { now: now(), reportDays }),
  };
}
