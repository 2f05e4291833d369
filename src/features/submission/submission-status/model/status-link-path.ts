/** What the page says after the form was sent: the same whether or not there is such a submission. */
export const statusLinkResults = ['sent', 'incomplete'] as const;
export type StatusLinkResult = (typeof statusLinkResults)[number];

/** Path without language. */
export function statusLinkPath(result?: StatusLinkResult): string {
  return result ? `/status-link?result=${result}` : '/status-link';
}
