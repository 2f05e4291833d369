import { listedAddress } from '#features/store/catalogue/model/listed-address.ts';
import type { Finding, FindingEvidence } from '#features/submission/submissions/model/finding.ts';
import type { SubmissionState } from '#features/submission/submissions/model/state.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReviewEvidence, ReviewFinding } from '../model/review-submission.ts';
import type { ReviewDependencies } from './review-dependencies.ts';

type ListedEvidence = Extract<FindingEvidence, { listed: string }>;

const storePath = ({ listed, hid, title }: ListedEvidence) => listedAddress(listed, { hid, words: title });

/** The submission with the evidence; for a listed entry the first one. */
function findSource(database: Database, evidence: FindingEvidence) {
  const query = database.selectFrom('submissions').select(['id', 'state']).orderBy('id').limit(1);
  if ('submission' in evidence) return query.where('id', '=', evidence.submission).executeTakeFirst();
  return query
    .where('kind', '=', evidence.listed)
    .where('listed_hid', '=', evidence.hid)
    .where('state', '=', 'listed')
    .executeTakeFirst();
}

async function presentEvidence(
  { database, publicOrigin }: ReviewDependencies,
  evidence: FindingEvidence,
): Promise<ReviewEvidence> {
  const source = await findSource(database, evidence);
  return {
    title: evidence.title,
    submission: source?.id ?? null,
    state: (source?.state as SubmissionState | undefined) ?? null,
    store_link: 'listed' in evidence ? publicOrigin + storePath(evidence) : null,
  };
}

/** The page on which the check of a token is made again, with each finding and the call that shows it. */
function pageOf({ brand, publicOrigin }: ReviewDependencies, { code, params }: Finding): Finding['params'] {
  if (!code.startsWith('token-check-') || brand.links.tools.tokenSecurity !== undefined) return {};
  const { network = '', address = '' } = params;
  const query = new URLSearchParams({ network: String(network), address: String(address) });
  return { page: `${publicOrigin}/tools/token-check?${query}` };
}

/** Findings with links for judging them at the desk. */
export function presentFindings(
  dependencies: ReviewDependencies,
  findings: readonly Finding[],
): Promise<ReviewFinding[]> {
  return Promise.all(
    findings.map(async ({ evidence, ...finding }) => ({
      ...finding,
      params: { ...finding.params, ...pageOf(dependencies, finding) },
      evidence: evidence ? await presentEvidence(dependencies, evidence) : null,
    })),
  );
}
