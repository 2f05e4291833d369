import type { Web } from '#platform/web/web.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';

/** A site that does not answer is a warning only: it may refuse robots, or be down for a minute; a reviewer opens it anyway. */
export async function findSiteFindings(web: Web, url: string): Promise<Finding[]> {
  const answer = await web.probe(url);
  if (answer.reachable) return [];
  const status = answer.status === undefined ? {} : { status: answer.status };
  return [{ severity: 'warning', code: 'site-unreachable', params: { reason: answer.reason, ...status } }];
}
