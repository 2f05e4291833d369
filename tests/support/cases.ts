import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import type { Database } from '#platform/database/database.ts';
import { addTransfer } from './transfers.ts';

interface AddedCase {
  /** Hours since it came. */
  hours: number;
  /** For kinds whose cases are about one. */
  submission: number;
  name?: string;
  /** It cannot wait: a report of phishing, a hijack. */
  isUrgent?: boolean;
}

type Add = (
  database: Database,
  added: Required<AddedCase> & { time: string },
) => Promise<{ id: number } | undefined>;

const hourMs = 3_600_000;
const hash = () => `0x${crypto.randomUUID().replaceAll('-', '').repeat(2)}`;

const addReport: Add = async (database, { name, time, isUrgent }) => {
  const place = `https://${name.toLowerCase().replaceAll(' ', '-')}.example`;
  const site = { kind: 'site', subject: new URL(place).host, title: name, place } as const;
  const made = await database
    .insertInto('report_cases')
    .values({ ...site, report_count: 1, newest_time: time, create_time: time })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reason = isUrgent ? 'phishing' : 'other';
  await database
    .insertInto('reports')
    .values({
      ...{ case_id: made.id, reason, text: 'It asks for the phrase.', email: null, locale: 'en' },
      ...{ address_hash: null, network_hash: null, create_time: time },
    })
    .execute();
  return made;
};

const addFinding: Add = async (database, { name, time, isUrgent }) => {
  const link = { kind: 'dapp', hid: 1, field: 'url', address: 'https://watched.example.org' } as const;
  return database
    .insertInto('watch_findings')
    .values({
      // Of a payment, which is no watch: several of a link would not be open.
      ...{ ...link, watch_id: -Math.ceil(Math.random() * 1e9), name, code: 'moved', unlinked: 0 },
      ...{ signals: '[{"code":"moved","before":"a","after":"b"}]', hijack: isUrgent ? 1 : 0 },
      ...{ look_time: time, create_time: time },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};

const addAppeal: Add = async (database, { submission, time }) =>
  database
    .insertInto('appeals')
    .values({
      ...{ submission_id: submission, delisting_id: null, contested_id: null, contested: null },
      ...{ contested_time: time, text: 'Look again.', create_time: time, due_time: time },
    })
    .returning('id')
    .executeTakeFirstOrThrow();

const addQuestion: Add = async (database, { submission, time }) => {
  const tx_hash = hash();
  return database
    .insertInto('payment_questions')
    .values({
      ...{ submission_id: submission, tx_hash, link: tx_hash, code: null, text: 'I paid this.' },
      ...{ address_hash: null, network_hash: null, create_time: time },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};

const adders: Record<CaseKind, Add> = {
  reports: addReport,
  watch: addFinding,
  appeals: addAppeal,
  transfers: (database, { time }) => addTransfer(database, { foundTime: new Date(time) }),
  'payment-questions': addQuestion,
};

/** An open case of a kind, as what visitors, teams and loops do leaves it. @returns its number */
export async function addCase(database: Database, kind: CaseKind, added: AddedCase): Promise<number> {
  const time = new Date(Date.now() - added.hours * hourMs).toISOString();
  const made = await adders[kind](database, { name: 'Lagoon Exchange', isUrgent: false, ...added, time });
  if (!made) throw new Error(`No case of ${kind} was made`);
  return made.id;
}
