import { parsePaymentLink } from '#features/submission/donations/model/payment-link.ts';
import { stateAfter } from '#features/submission/submissions/model/state.ts';
import { applyTransition } from '#features/submission/submissions/server/apply-transition.ts';
import {
  findByReference,
  type SubmissionRow,
} from '#features/submission/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { QuestionForm, QuestionResult, QuestionView } from '../model/payment-question.ts';
import type { QuestionDependencies, SenderHashes } from './question-dependencies.ts';

/** In 24 hours, of one submission, and from one address. An office or a mobile network shares addresses. */
const perSubmission = 3;
const limits = { address_hash: 10, network_hash: 40 } as const;
const limitWindowMs = 24 * 60 * 60_000;

interface Asked {
  row: SubmissionRow;
  txHash: string;
  form: QuestionForm;
  sender: SenderHashes;
  at: Date;
}

const findOpen = (database: Database, submissionId: number) =>
  database
    .selectFrom('payment_questions')
    .select('tx_hash')
    .where('submission_id', '=', submissionId)
    .where('decided_time', 'is', null)
    .execute();

async function isOverLimit(transaction: DatabaseTransaction, { row, sender, at }: Asked): Promise<boolean> {
  const since = new Date(at.getTime() - limitWindowMs).toISOString();
  const recent = () =>
    transaction
      .selectFrom('payment_questions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('create_time', '>', since);
  const own = await recent().where('submission_id', '=', row.id).executeTakeFirstOrThrow();
  if (Number(own.count) >= perSubmission) return true;
  for (const column of ['address_hash', 'network_hash'] as const) {
    if (sender[column] === null) continue;
    const { count } = await recent().where(column, '=', sender[column]).executeTakeFirstOrThrow();
    if (Number(count) >= limits[column]) return true;
  }
  return false;
}

/** What the submission's own claim of the transaction says; null without one. */
async function readCode(transaction: DatabaseTransaction, { row, txHash }: Asked): Promise<string | null> {
  const claim = await transaction
    .selectFrom('payments')
    .select('code')
    .where('submission_id', '=', row.id)
    .where('tx_hash', '=', txHash)
    .executeTakeFirst();
  return claim?.code ?? null;
}

async function store(transaction: DatabaseTransaction, asked: Asked): Promise<QuestionResult> {
  const { row, txHash, form, sender, at } = asked;
  if (stateAfter(row, 'ask-about-payment') === undefined) return 'closed';
  const open = await findOpen(transaction, row.id);
  if (open.some(({ tx_hash }) => tx_hash === txHash)) return 'sent';
  if (await isOverLimit(transaction, asked)) return 'limit';
  await applyTransition(transaction, {
    submission: row,
    move: 'ask-about-payment',
    at,
    code: 'payment-question',
    text: form.text === '' ? null : form.text,
  });
  await transaction
    .insertInto('payment_questions')
    .values({
      ...{ submission_id: row.id, tx_hash: txHash, link: form.transaction.trim(), text: form.text },
      code: await readCode(transaction, asked),
      ...sender,
      create_time: at.toISOString(),
    })
    .execute();
  return 'sent';
}

/** Asks a person about a payment. The same question again changes nothing. */
export async function askQuestion(
  { database, engine, hashSender, now }: QuestionDependencies,
  form: QuestionForm,
  clientAddress: string | undefined,
): Promise<QuestionResult> {
  const parsed = parsePaymentLink(form.transaction);
  if (!parsed.ok) return 'incomplete';
  const sender = hashSender(clientAddress);
  try {
    return await database.transaction().execute(async (transaction) => {
      // Questions of one network come one after the other, so that none slips past the limit.
      if (sender.network_hash !== null) await engine.lock(transaction, sender.network_hash);
      const row = await findByReference(transaction, form.reference);
      if (!row) return 'closed';
      return store(transaction, { row, txHash: parsed.txHash, form, sender, at: now() });
    });
  } catch (cause) {
    // The same question at the same moment, or the submission moved on in the meantime.
    const isLost = cause instanceof AppError && cause.code === 'conflict';
    if (isLost || engine.isUniqueViolation(cause)) return 'closed';
    throw cause;
  }
}

/** What the status page offers; null where no payment can be asked about. */
export async function viewQuestion(
  { database }: Pick<QuestionDependencies, 'database'>,
  reference: string,
): Promise<QuestionView | null> {
  const row = await findByReference(database, reference);
  if (!row || stateAfter(row, 'ask-about-payment') === undefined) return null;
  const claim = await database
    .selectFrom('payments')
    .select('link')
    .where('submission_id', '=', row.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const open = await findOpen(database, row.id);
  return { transaction: claim?.link ?? '', isWaiting: open.length > 0 };
}

/** Erases the senders' hashes when no limit needs them any longer. */
export async function forgetAskers({
  database,
  now,
}: Pick<QuestionDependencies, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - limitWindowMs).toISOString();
  await database
    .updateTable('payment_questions')
    .set({ address_hash: null, network_hash: null })
    .where('network_hash', 'is not', null)
    .where('create_time', '<', before)
    .execute();
}
