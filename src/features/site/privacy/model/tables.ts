import type { HoldingName } from './holdings.ts';

/** The columns of one table. Every column is named once: `tests/contract/personal-data.test.ts` compares them with the schema of both engines. */
export interface TableColumns {
  /** Columns with data about people, by the holding that says why; the first holding is that of most rows. */
  personal: Readonly<Record<string, HoldingName | readonly HoldingName[]>>;
  /** All others, separated by spaces. */
  other: string;
}

const desk = 'decided';

/** Of submissions: forms, steps, notes and what belongs to them. */
const submissionTables = {
  submissions: {
    personal: {
      email: ['sender', 'applicant'],
      payload: ['sender', 'applicant'],
      locale: ['sender', 'applicant'],
      title: ['applicant', 'listed'],
      subject_key: ['applicant', 'listed'],
      findings: ['applicant', 'listed'],
      reference_hash: 'keys',
      draft_key_hash: 'keys',
      address_hash: 'origin',
      network_hash: 'origin',
    },
    other:
      'id kind state version payload_version create_time update_time promised_time promise_paused_time listed_hid parent_id added_language change_hid forget_time',
  },
  submission_words: { personal: { text: ['sender', 'applicant'] }, other: 'submission_id ascii' },
  earlier_forms: {
    personal: { payload: ['sender', 'applicant'] },
    other: 'submission_id version payload_version icon',
  },
  submission_files: { personal: { sha256: 'applicant' }, other: 'submission_id role file_name' },
  further_references: {
    personal: { reference_hash: 'keys' },
    other: 'submission_id create_time withdraw_until',
  },
  submission_history: {
    personal: {
      text: ['written', 'answered'],
      detail: 'answered',
      requests: 'answered',
      corrections: 'answered',
      actor_name: desk,
      actor_id: desk,
    },
    other: 'id submission_id version at actor from_state to_state code',
  },
  submission_notes: {
    personal: { text: 'answered', author: desk, author_id: desk },
    other: 'id submission_id create_time',
  },
  note_mentions: { personal: { person_id: desk }, other: 'note_id done_time' },
  submission_leases: {
    personal: { holder_id: desk, holder_name: desk, assigned_by: desk },
    other: 'submission_id until',
  },
  case_assignments: {
    personal: { account_id: desk, assigned_by: desk },
    other: 'kind case_id assign_time',
  },
  decision_undos: {
    personal: { person_id: desk, entry: 'listed' },
    other: 'submission_id version until promised_time promise_paused_time listed_hid',
  },
  queue_views: { personal: { person_id: desk, label: desk, query: desk }, other: 'id shared_time' },
  canned_answers: {
    personal: { updated_by: desk },
    other: 'id purpose topic title texts create_time update_time',
  },
  sender_traits: { personal: { value: 'listed' }, other: 'submission_id trait' },
  submission_facets: { personal: {}, other: 'submission_id facet value' },
  listing_changes: { personal: { base: 'listed', wanted: 'listed' }, other: 'submission_id' },
  listing_change_attempts: {
    personal: { shown: 'listed', wanted: 'listed' },
    other: 'submission_id problems create_time',
  },
  listing_change_sends: { personal: { address_hash: 'origin' }, other: 'id create_time' },
  appeals: {
    personal: {
      text: 'written',
      answer: 'answered',
      contested: desk,
      contested_id: desk,
      decided_by: desk,
    },
    other: 'id submission_id delisting_id contested_time create_time due_time version outcome decided_time',
  },
} as const satisfies Record<string, TableColumns>;

/** Of donations. */
const paymentTables = {
  quotes: {
    personal: { payer_address: 'payments', payer_time: 'payments' },
    other: 'id submission_id amount_units reserved reserved_until contested terms_id create_time',
  },
  payments: {
    personal: {
      tx_hash: 'payments',
      link: 'payments',
      detail: 'payments',
      payer_address: 'payments',
      confirmed_by: desk,
      proposed_by: desk,
      proposed_name: desk,
      proposed_reason: 'answered',
    },
    other:
      'id submission_id status code attempts next_attempt_time code_time quote_id amount_units counted_month shared proposed_code terms_id create_time update_time doubt doubt_since doubt_looks',
  },
  refunds: {
    personal: {
      tx_hash: 'payments',
      link: 'payments',
      receiver: 'payments',
      receiver_reason: 'payments',
      detail: 'payments',
      sender: 'payments',
      recorded_by: desk,
      confirmed_by: desk,
    },
    other:
      'id submission_id payment_id amount_units status code code_time attempts next_attempt_time replaces_id terms_id create_time update_time doubt doubt_since doubt_looks',
  },
  received_transfers: {
    personal: { tx_hash: 'payments', sender: 'payments', decision_note: 'answered', decided_by: desk },
    other:
      'id scan_id position block_number mined_time amount_units found_time gone_time version outcome decided_time submission_id',
  },
  transfer_refunds: {
    personal: {
      tx_hash: 'payments',
      link: 'payments',
      receiver: 'payments',
      receiver_reason: 'payments',
      sender: 'payments',
      detail: 'payments',
      recorded_by: desk,
    },
    other: 'id transfer_id amount_units create_time',
  },
  payment_questions: {
    personal: {
      text: 'written',
      tx_hash: 'payments',
      link: 'payments',
      address_hash: 'origin',
      network_hash: 'origin',
      answer: 'answered',
      decided_by: desk,
    },
    other: 'id submission_id code create_time version decided_time',
  },
  chain_questions: {
    personal: { tx_hash: 'payments', detail: 'payments', asked_by: desk },
    other: 'submission_id until looked_up code asked_time',
  },
  donation_terms: {
    personal: {},
    other:
      'id receiving_address token_contract token_symbol token_decimals chain_id network_name network_short explorer_transaction_url create_time',
  },
  transfer_scans: {
    personal: {},
    other:
      'id chain_id token_contract receiver terms_id next_block attempts next_attempt_time issue issue_since read_time',
  },
} as const satisfies Record<string, TableColumns>;

/** Mails, newsletter and reports. */
const mailTables = {
  outbox: {
    personal: {
      recipient: 'mails',
      recipient_key: 'mails',
      locale: 'mails',
      data: 'mails',
      last_error: 'mails',
    },
    other:
      'id change_key kind message_id state attempts next_attempt_time error_about create_time sent_time submission_id',
  },
  mail_requests: {
    personal: { detail: 'mail-requests' },
    other: 'id kind attempts next_attempt_time create_time',
  },
  mail_templates: {
    personal: { editor: desk },
    other: 'kind locale subject heading body english revision update_time',
  },
  subscribers: {
    personal: {
      email: 'subscribers',
      email_key: 'subscribers',
      language: 'subscribers',
      locale: 'subscribers',
      refused_error: 'subscribers',
    },
    other: 'id create_time requested_time confirmed_time unsubscribed_time refused_time',
  },
  newsletter_tokens: { personal: { token_hash: 'keys' }, other: 'subscriber_id create_time' },
  newsletter_issues: {
    personal: {},
    other:
      'id texts fallback state ready_time start_time finish_time reached_id last_id recipients queued sent failed skipped refusals pause_error',
  },
  newsletter_days: { personal: {}, other: 'day joined departed' },
  reports: {
    personal: {
      email: 'reporters',
      locale: 'reporters',
      text: 'reports',
      address_hash: 'origin',
      network_hash: 'origin',
    },
    other: 'id case_id reason counts create_time',
  },
  report_cases: {
    personal: { decision_note: 'answered', decided_by: desk },
    other:
      'id kind subject title place report_count newest_time create_time version outcome decided_time appealed_check checked_again',
  },
  report_notes: { personal: { text: 'answered', author: desk }, other: 'id case_id create_time' },
} as const satisfies Record<string, TableColumns>;

/** How often something was done, of visitors and of the desk's people. */
const limitTables = {
  limit_counts: { personal: { key: 'origin' }, other: 'points end_time' },
} as const satisfies Record<string, TableColumns>;

/** What visitors left. */
export const visitorTables = { ...submissionTables, ...paymentTables, ...mailTables, ...limitTables };
