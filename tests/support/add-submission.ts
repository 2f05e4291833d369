import type { Database } from '#platform/database/database.ts';
import type { SubmissionState } from '#features/submission/submissions/model/state.ts';

export interface HistoryStep {
  /** RFC 3339, UTC. */
  at: string;
  actor: 'system' | 'submitter' | 'reviewer';
  to: SubmissionState;
  detail?: object | undefined;
}

interface AddedSubmission {
  kind: 'dapp' | 'token' | 'nft' | 'ambassador';
  steps: readonly HistoryStep[];
  /** RFC 3339, UTC; null without a promise. */
  promised?: string | null;
}

let made = 0;

/** A submission with this history, in the state of its last step, without a form. @returns its number */
export async function addSubmission(
  database: Database,
  { kind, steps, promised = null }: AddedSubmission,
): Promise<number> {
  const name = `added-${process.pid}-${(made += 1)}`;
  const { id } = await database
    .insertInto('submissions')
    .values({
      reference_hash: name,
      draft_key_hash: name,
      kind,
      state: steps.at(-1)!.to,
      version: steps.length,
      locale: 'en',
      payload: '{}',
      findings: '[]',
      title: name,
      email: '',
      subject_key: name,
      create_time: steps[0]!.at,
      update_time: steps.at(-1)!.at,
      promised_time: promised,
      listed_hid: null,
      parent_id: null,
      added_language: null,
      address_hash: null,
      network_hash: null,
      forget_time: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('submission_history')
    .values(
      steps.map(({ at, actor, to, detail }, index) => ({
        submission_id: id,
        version: index + 1,
        at,
        actor,
        actor_name: null,
        from_state: steps[index - 1]?.to ?? null,
        to_state: to,
        code: null,
        text: null,
        detail: detail ? JSON.stringify(detail) : null,
      })),
    )
    .execute();
  return id;
}
