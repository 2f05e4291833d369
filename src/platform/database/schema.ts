import type { Generated } from 'kysely';
import type {
  DappAddressTable,
  DappCategoryTable,
  DappChainTable,
  DappTextTable,
  DappTokenTable,
  DeletedCategoryTable,
  DelistingTable,
  ListingDraftTable,
  ListingVersionTable,
  PlannedDelistingTable,
  PreparedArrangementTable,
} from './dapp-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { AuditHeadTable, AuditLogTable } from './audit-tables.ts';
import type { CaseAssignmentTable } from './case-tables.ts';
import type { ClearSigningTables } from './clear-signing-tables.ts';
import type { AccountTables } from './account-tables.ts';
import type { AlertTables } from './alert-tables.ts';
import type { AppealTable } from './appeal-tables.ts';
import type { FileTables } from './file-tables.ts';
import type { JobTables } from './job-tables.ts';
import type { LimitTables } from './limit-tables.ts';
import type { StatusTables } from './status-tables.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { ProposalTable } from './proposal-tables.ts';
import type { SubmissionTables } from './submission-tables.ts';
import type {
  BookRateTable,
  ChainQuestionTable,
  DonationTermsTable,
  PaymentQuestionTable,
  PaymentTable,
  QuoteTable,
  ReceivedTransferTable,
  RefundTable,
  TransferRefundTable,
  TransferScanTable,
} from './donation-tables.ts';
import type { ReleaseTables } from './release-tables.ts';
import type { ReportCaseTable, ReportNoteTable, ReportTable } from './report-tables.ts';
import type {
  MailRequestTable,
  MailTemplateTable,
  NewsletterDayTable,
  NewsletterIssueTable,
  NewsletterTokenTable,
  OutboxTable,
  SubscriberTable,
} from './mail-tables.ts';
import type { TokenCheckTables } from './token-check-tables.ts';
import type { WatchTables } from './watch-tables.ts';
import type { WebhookDeliveryTable, WebhookTable } from './webhook-tables.ts';

/* One schema for both engines. Times are RFC 3339 UTC text with milliseconds, booleans 0/1, structured
   values JSON text, token amounts text in base units. `Generated` marks columns that the database fills in. */

export interface ContentRevisionTable {
  id: number;
  /** Incremented with every change of public content; cached pages belong to one revision. */
  revision: number;
}

/** How an item came into the catalogue. */
type ItemSource = 'demonstration' | 'import' | 'submission' | 'desk';

export interface ChainTable {
  hid: number;
  /** Network key of the forms (`eth`, `bsc`, …); null for chains of the store that the forms do not offer. */
  network: string | null;
  title: string;
  short: string;
  /** Namespace of the content API: `ethereum`, `tron`, `solana`, … */
  ns: string;
  chain_id: string | null;
  icon_url: string;
  /** JSON `{ url, tx, address }` with the placeholders `{hash}` and `{address}`, or null. */
  explorer: string | null;
  /** JSON array of text. */
  token_standards: string;
  nft_standards: string;
  deprecated: number;
  position: number;
  /** `import` is also what every installation begins with. */
  source: Generated<'import' | 'desk'>;
}

export interface CategoryTable {
  hid: number;
  m_index: number;
  category_type: number;
  /** Name of a line icon. */
  icon: string;
  /** JSON `{ [locale]: text }`. */
  titles: string;
}

export interface DappTable {
  hid: Generated<number>;
  /** Title in the language it was submitted in; other languages are in `dapp_texts`. */
  title: string;
  url: string;
  /** `urlKey(url)`: one listing per site. */
  url_key: string;
  icon_url: string;
  /**
   * Contract addresses separated by commas, or empty, as in the content API; by network in `dapp_addresses`.
   */
  address: string;
  tp_connect: 'both' | 'extension' | 'mobile' | 'none';
  audit_url: string | null;
  /** 0 is not hot; larger is hotter. */
  hot: number;
  source: ItemSource;
  /** JSON of the optional TIP-001 fields (catalogue/model/tip001-fields.ts). */
  tip001: Generated<string>;
  listed: number;
  create_time: string;
}

export interface TokenTable {
  hid: Generated<number>;
  chain_hid: number;
  name: string;
  symbol: string;
  bl_symbol: string;
  /** Empty for a chain's own coin. */
  address: string;
  /** Lower case form for comparison. */
  address_key: string;
  decimal: number;
  precision: number;
  total_supply: string;
  gas: string;
  website: string;
  /** JSON `{ [locale]: text }`. */
  descriptions: string;
  icon_url: string;
  token_protocol: string;
  create_time: string;
  listed: Generated<number>;
  source: Generated<ItemSource>;
}

export interface NftCollectionTable {
  hid: Generated<number>;
  chain_hid: number;
  name: string;
  symbol: string;
  address: string;
  /** The contract in a canonical lower-case form, however it was written. */
  address_key: string;
  /** NFT standard of the chain, such as `ERC721`. */
  standard: string;
  /** Number of items, or empty. */
  total_supply: string;
  website: string;
  /** JSON `{ [locale]: text }`. */
  descriptions: string;
  icon_url: string;
  create_time: string;
  listed: Generated<number>;
  source: Generated<ItemSource>;
}

/** How long the answers of a week took; written when it is long over. Hours and share are null where nothing was decided. */
export interface DecisionWeekTable {
  /** Its Monday, YYYY-MM-DD, UTC. */
  week: string;
  /** `all` or one. */
  kind: string;
  decided: number;
  median_hours: number | null;
  ninety_hours: number | null;
  kept_share: number | null;
}

/** Names that several networks searched for without a result (decision 038). */
export interface EmptySearchTable {
  /** YYYY-MM-DD, UTC. */
  day: string;
  name: string;
  networks: number;
}

export interface SearchCountTable {
  dapp_hid: number;
  /** YYYY-MM-DD, UTC. */
  day: string;
  count: number;
}

/** Migrations of this schema with which older versions can run, by name. */
interface CompatibleMigrationTable {
  name: string;
}

export interface DatabaseSchema
  extends
    AccountTables,
    AlertTables,
    ContentTables,
    FileTables,
    JobTables,
    LimitTables,
    NoticeTables,
    ReleaseTables,
    SubmissionTables,
    StatusTables,
    ClearSigningTables,
    TokenCheckTables,
    WatchTables {
  content_revision: ContentRevisionTable;
  chains: ChainTable;
  categories: CategoryTable;
  deleted_categories: DeletedCategoryTable;
  dapps: DappTable;
  dapp_texts: DappTextTable;
  dapp_categories: DappCategoryTable;
  dapp_chains: DappChainTable;
  dapp_addresses: DappAddressTable;
  dapp_tokens: DappTokenTable;
  tokens: TokenTable;
  nft_collections: NftCollectionTable;
  delistings: DelistingTable;
  listing_versions: ListingVersionTable;
  listing_drafts: ListingDraftTable;
  planned_delistings: PlannedDelistingTable;
  prepared_arrangements: PreparedArrangementTable;
  donation_terms: DonationTermsTable;
  book_rates: BookRateTable;
  quotes: QuoteTable;
  payments: PaymentTable;
  refunds: RefundTable;
  transfer_scans: TransferScanTable;
  received_transfers: ReceivedTransferTable;
  transfer_refunds: TransferRefundTable;
  payment_questions: PaymentQuestionTable;
  chain_questions: ChainQuestionTable;
  subscribers: SubscriberTable;
  newsletter_issues: NewsletterIssueTable;
  newsletter_days: NewsletterDayTable;
  newsletter_tokens: NewsletterTokenTable;
  outbox: OutboxTable;
  mail_requests: MailRequestTable;
  mail_templates: MailTemplateTable;
  appeals: AppealTable;
  case_assignments: CaseAssignmentTable;
  proposals: ProposalTable;
  report_cases: ReportCaseTable;
  reports: ReportTable;
  report_notes: ReportNoteTable;
  search_counts: SearchCountTable;
  empty_searches: EmptySearchTable;
  decision_weeks: DecisionWeekTable;
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
  audit_log: AuditLogTable;
  audit_head: AuditHeadTable;
  compatible_migrations: CompatibleMigrationTable;
}
