import type { Finding, FindingCode } from '#features/submissions/model/finding.ts';
import type { ReviewNetwork } from '../model/review-submission.ts';

type Parameters = Finding['params'];

const sentences: Record<FindingCode, (params: Parameters) => string> = {
  'duplicate-listed': ({ title }) => `This site is listed already${title ? ` as “${title}”` : ''}.`,
  'duplicate-open': () => 'Another open submission is for the same site.',
  'look-alike-name': ({ title, url }) =>
    `The name looks like “${title ?? 'another project'}”${url ? ` (${url})` : ''}.`,
  'look-alike-url': ({ host }) => `The address looks like ${host ?? 'that of another project'}.`,
  'site-unreachable': ({ status, reason }) =>
    `The site could not be reached${(status ?? reason) ? ` (${status ?? reason})` : ''}.`,
  'contract-not-deployed': ({ network, address }) =>
    `There is no contract at ${address ?? 'the address'} on ${network ?? 'its network'}.`,
  'contract-unchecked': ({ network }) =>
    `The chain of ${network ?? 'the contract'} did not answer, so its contract was not looked for.`,
};

/** A finding of the checks as a sentence; codes of other kinds of submissions show as they are. */
export function findingSentence({ code, params }: Finding, networks: Record<string, ReviewNetwork>): string {
  const sentence: ((params: Parameters) => string) | undefined = sentences[code];
  if (!sentence) return code;
  const network = networks[params['network'] ?? '']?.title;
  return sentence(network ? { ...params, network } : params);
}
