import { dappFactNames, isPersonalFact } from '#features/store/catalogue/model/dapp-facts.ts';
import type { HoldingName } from './holdings.ts';
import { visitorTables, type TableColumns } from './tables.ts';

const desk = 'decided';

/** Of the desk: accounts and their log. */
const accountTables = {
  desk_users: {
    personal: { name: 'staff', email: 'staff', image: 'staff', role: 'staff' },
    other: 'id email_verified disabled create_time update_time two_factor_enabled',
  },
  desk_credentials: {
    personal: { account_id: 'staff', password: 'staff-keys', scope: 'staff' },
    other:
      'id provider_id user_id access_token refresh_token id_token access_token_expires_time refresh_token_expires_time create_time update_time',
  },
  desk_sessions: {
    personal: { token: 'staff-keys', user_agent: 'staff', signed_in_by: 'staff' },
    other: 'id user_id ip_address expires_time create_time update_time',
  },
  desk_session_activity: { personal: { active_time: 'staff' }, other: 'session_id' },
  desk_second_factors: {
    personal: { secret: 'staff-keys', backup_codes: 'staff-keys' },
    other: 'id user_id verified failed_count locked_until last_step',
  },
  desk_passkeys: {
    personal: { name: 'staff', public_key: 'staff', credential_id: 'staff', aaguid: 'staff' },
    other: 'id user_id counter device_type backed_up transports create_time',
  },
  desk_verifications: {
    personal: { identifier: 'staff-keys', value: 'staff-keys' },
    other: 'id expires_time create_time update_time',
  },
  desk_access_tokens: {
    personal: { name: 'staff', token_hash: 'staff-keys' },
    other: 'id user_id create_time expires_time used_time scopes',
  },
  desk_invitations: {
    personal: { email: 'staff', name: 'staff', roles: 'staff', invited_by: desk, token_hash: 'staff-keys' },
    other: 'id create_time expires_time locale mail_key',
  },
  desk_recoveries: {
    personal: { token_hash: 'staff-keys', made_by: desk },
    other: 'account_id mail_key expires_time used_time',
  },
  desk_invitation_links: { personal: { token_hash: 'staff-keys' }, other: 'invitation_id' },
  staff_notices: {
    personal: { account_id: 'told', title: 'told', detail: 'told', read_time: 'told' },
    other: 'id kind event_key action path way create_time digest_id',
  },
  notice_choices: { personal: { account_id: 'told', way: 'told' }, other: 'kind' },
  notice_digests: { personal: { account_id: 'told' }, other: 'id create_time' },
  desk_settings: { personal: {}, other: 'name value' },
  sign_in_failures: {
    personal: { account_key: 'security' },
    other: 'failures locked_until update_time',
  },
  security_events: {
    personal: { email: 'security', address: 'security' },
    other: 'id at kind outcome',
  },
  audit_log: {
    personal: { actor: 'log', actor_id: 'log', subject: 'log', detail: 'log' },
    other: 'id at area action previous_hash hash',
  },
  audit_head: { personal: {}, other: 'id entries hash' },
} as const satisfies Record<string, TableColumns>;

/** What visitors read, and what the desk does with it. */
const contentTables = {
  dapps: {
    personal: {
      ...{ title: 'listed', url: 'listed', address: 'listed', tip001: 'listed' },
      ...Object.fromEntries(dappFactNames.filter(isPersonalFact).map((name) => [name, 'listed' as const])),
    },
    other: `hid url_key icon_url ${dappFactNames.filter((name) => !isPersonalFact(name)).join(' ')} hot source listed create_time`,
  },
  dapp_texts: { personal: { title: 'listed', desc: 'listed' }, other: 'dapp_hid locale' },
  dapp_addresses: { personal: { address: 'listed' }, other: 'dapp_hid chain_hid' },
  dapp_categories: { personal: {}, other: 'dapp_hid category_hid' },
  dapp_chains: { personal: {}, other: 'dapp_hid chain_hid' },
  dapp_tokens: { personal: {}, other: 'dapp_hid token_hid' },
  tokens: {
    personal: { name: 'listed', address: 'listed', website: 'listed', descriptions: 'listed' },
    other:
      'hid chain_hid symbol bl_symbol address_key decimal precision total_supply gas icon_url token_protocol create_time listed source',
  },
  nft_collections: {
    personal: { name: 'listed', address: 'listed', website: 'listed', descriptions: 'listed' },
    other: 'hid chain_hid symbol address_key standard total_supply icon_url create_time listed source',
  },
  listing_versions: { personal: { draft: 'listed', actor: desk }, other: 'id kind hid number act source at' },
  listing_drafts: {
    personal: { name: 'listed', draft: 'listed', actor: desk },
    other:
      'id kind hid base icon version found confirmed from_time until_time until_reason stop_time lease_time at',
  },
  release_drafts: { personal: { actor: desk }, other: 'id revision body at' },
  clear_signing: { personal: { actor: desk }, other: 'id chain_id address kind owner body sha256 at' },
  planned_delistings: { personal: { actor: desk }, other: 'kind hid time reason' },
  prepared_arrangements: {
    personal: { name: 'listed', body: 'listed', actor_id: desk, actor: desk, actor_name: desk },
    other: 'id kind hid icon version publish_time lease_time problem at',
  },
  delistings: {
    personal: { note: 'answered', restore_note: 'answered', actor: desk, restored_by: desk },
    other: 'id kind hid reason create_time finding_id restore_time',
  },
  proposals: {
    personal: {
      title: 'listed',
      payload: 'listed',
      changes: 'listed',
      note: 'answered',
      actor_id: desk,
      actor: desk,
      token: desk,
      decided_by: desk,
    },
    other: 'id kind subject icon at outcome decided_time',
  },
  watches: {
    personal: { address: 'listed', baseline: 'listed', last_seen: 'listed' },
    other: 'id kind hid field dismissed failures failing_since attempts look_time urgent next_look_time',
  },
  watch_findings: {
    personal: {
      name: 'listed',
      address: 'listed',
      seen: 'listed',
      withheld_note: 'answered',
      decision_note: 'answered',
      withheld_by: desk,
      decided_by: desk,
    },
    other:
      'id watch_id kind hid field code signals hijack unlinked withheld_reason look_time create_time version state decided_time',
  },
  withheld_links: { personal: { address: 'listed' }, other: 'kind hid field create_time delisting_id' },
  content_entries: {
    personal: { editor: desk },
    other:
      'id kind choice row_id state version live_version publish_time from_time until_time listed_time title marks deleted_time form_key',
  },
  content_versions: {
    personal: { actor_id: desk, actor: desk },
    other: 'entry_id number act body checked source at',
  },
  kept_versions: {
    personal: { actor_id: desk, actor: desk },
    other: 'subject number act body lines source at',
  },
  uploads: { personal: { key_hash: 'keys' }, other: 'sha256 role create_time sent_sha256' },
  files: {
    personal: { bytes: 'applicant' },
    other: 'sha256 media_type size_bytes width height picture_hash public create_time object',
  },
} as const satisfies Record<string, TableColumns>;

/** Tables without anything about people, with all their columns. Names that were searched for are counted once five networks asked. */
const impersonalTables: Readonly<Record<string, string>> = {
  alerts: 'name subject figure figure_limit since_time look_time told_time over_time',
  alert_days: 'day mails',
  alert_notices: 'id alerts last_of_day create_time',
  categories: 'hid m_index category_type icon titles',
  chains:
    'hid network title short ns chain_id icon_url explorer token_standards nft_standards deprecated position source',
  compatible_migrations: 'name',
  previews: 'id person_id name document policy create_time',
  built_assets: 'path media_type size_bytes hash br bytes used_time',
  book_rates: 'day token currency rate source update_time',
  content_files: 'sha256 entry_id number',
  content_revision: 'id revision',
  decision_weeks: 'week kind decided median_hours ninety_hours kept_share',
  deleted_categories: 'hid',
  empty_searches: 'day name networks',
  keys_files: 'id sha256 file_name size_bytes version first_seen_time withdrawn_time withdrawn_reason',
  milestones: 'id shown month texts',
  news: 'id status create_time texts kind pinned_until cover',
  notices: 'id shown since url texts',
  periodic_jobs: 'name holder lease_end_time due_time success_time last_error create_time',
  picture_cuts: 'sha256 whole_sha256 left top width height',
  picture_widths: 'sha256 width narrow_sha256',
  promotions: 'hid kind url image_url status position titles',
  release_files: 'release_id place file_name size_bytes sha256',
  releases: 'id platform version released file_name size_bytes sha256 notes withdrawn_time withdrawn_reason',
  search_counts: 'dapp_hid day count',
  status_days: 'day part samples slow disrupted',
  object_removals: 'name due_time',
  status_minutes: 'minute',
  status_notices: 'id form_key version kind subjects progress texts begin_time planned_end_time end_time',
  status_notice_updates: 'id notice_id time state texts',
  token_checks: 'id network address pair block name symbol verdict findings made_for create_time',
  told_late: 'kind case_id promised_time',
  tutorials: 'id minutes position texts status cover',
  webhooks: 'id url secret types enabled create_time',
  webhook_deliveries:
    'id webhook_id message_id type body state attempts next_attempt_time last_error create_time delivered_time',
};

const personalTables: Readonly<Record<string, TableColumns>> = {
  ...visitorTables,
  ...accountTables,
  ...contentTables,
};

/** Every table of the schema. */
export const personalData: Readonly<Record<string, TableColumns>> = {
  ...personalTables,
  ...Object.fromEntries(
    Object.entries(impersonalTables).map(([name, other]) => [name, { personal: {}, other }]),
  ),
};

/** The columns of a holding, as `table.column`. */
export function columnsOf(holding: HoldingName): string[] {
  return Object.entries(personalTables).flatMap(([table, { personal }]) =>
    Object.entries(personal).flatMap(([column, of]) =>
      [of].flat().includes(holding) ? [`${table}.${column}`] : [],
    ),
  );
}
