import type { AppealCase } from '#features/listing/appeals/model/appeal-case.ts';
import type { AuditEntry } from '#features/team/audit/model/audit-entry.ts';
import type { DeskCategory } from '#features/listing/catalogue-editing/model/category-change.ts';
import type { DeskChain } from '#features/listing/catalogue-editing/model/chain-edit.ts';
import type { ListedItem } from '#features/store/catalogue/model/listing-change.ts';
import type { ListedRelease } from '#features/site/downloads/model/listed-release.ts';
import type { EntryRow } from '#features/team/editing/model/content-entry.ts';
import type { OutboxMail } from '#features/team/mail/model/outbox-mail.ts';
import type { Subscriber } from '#features/site/newsletter/model/subscriber.ts';
import type { ReportCase } from '#features/store/reports/model/report-case.ts';
import type { ReviewRow } from '#features/submission/review-queue/model/queue-row.ts';
import type { ProposalCase } from '#features/team/second-person/model/proposal.ts';
import type { WatchFinding } from '#features/listing/watching/model/finding.ts';

/** A list of the desk. */
export interface Resource {
  /** Below `/api/desk/`. */
  path: string;
  /** What a printed row shows. */
  columns: readonly string[];
  /** The desk's API gives its rows in the list alone, which has all there is of them. */
  isListOnly?: boolean;
}

const resource = <Row>(path: string, columns: readonly (keyof Row & string)[]): Resource => ({
  path,
  columns,
});

const listOnly = <Row>(path: string, columns: readonly (keyof Row & string)[]): Resource => ({
  ...resource<Row>(path, columns),
  isListOnly: true,
});

/** Kinds of contents are below it. */
export const contentPath = 'content/';

const resources: Record<string, Resource> = {
  submissions: resource<ReviewRow>('submissions', ['id', 'kind', 'state', 'promised_time', 'title']),
  listings: resource<ListedItem>('listings', ['id', 'name', 'place']),
  releases: listOnly<ListedRelease>('releases', ['id', 'platform', 'version', 'released', 'file']),
  reports: resource<ReportCase>('reports', ['id', 'kind', 'report_count', 'title', 'place']),
  watch: resource<WatchFinding>('watch', ['id', 'kind', 'code', 'unlinked', 'name', 'address']),
  proposals: resource<ProposalCase>('proposals', ['id', 'kind', 'by', 'at', 'title']),
  appeals: resource<AppealCase>('appeals', ['id', 'kind', 'subject', 'due_time', 'title']),
  subscribers: listOnly<Subscriber>('subscribers', ['id', 'state', 'locale', 'create_time', 'email']),
  categories: listOnly<DeskCategory>('categories', ['id', 'items', 'titles']),
  networks: listOnly<DeskChain>('networks', ['id', 'ns', 'chain_id', 'network']),
  outbox: resource<OutboxMail>('outbox', ['id', 'state', 'kind', 'recipient', 'create_time']),
  audit: resource<AuditEntry>('audit', ['id', 'at', 'area', 'action', 'actor', 'subject']),
};

export const resourceNames = Object.keys(resources);

/** A list by its name; what is none of them is a kind of contents, such as `news`. */
export const findResource = (name: string): Resource =>
  resources[name] ??
  resource<EntryRow>(contentPath + encodeURIComponent(name), ['id', 'state', 'time', 'editor', 'title']);
