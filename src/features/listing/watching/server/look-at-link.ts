import { siteNameOf } from '#features/submission/dapp-submission/server/site-name.ts';
import type { PageAnswer, Web } from '#platform/web/web.ts';
import { findParking, findPhraseRequest, namesItem } from '../model/describe-page.ts';
import type { Look } from '../model/look.ts';
import { readPage } from '../model/read-page.ts';
import { pageTimeoutMs } from '../model/schedule.ts';
import { simhash } from '../model/simhash.ts';

/** What is read of a page: its head and the beginning of its text. */
const pageMaxBytes = 128 * 1024;

type ReadPage = Extract<PageAnswer, { reachable: true }>;

const isHtml = ({ mediaType }: ReadPage) =>
  mediaType === '' || /^(?:text\/html|application\/xhtml\+xml)$/.test(mediaType);

/** Follows one `<meta http-equiv="refresh">`, which leads visitors on like a redirect. */
async function readTarget(web: Pick<Web, 'read'>, address: string): Promise<PageAnswer> {
  const limits = { maxBytes: pageMaxBytes, timeoutMs: pageTimeoutMs };
  const page = await web.read(address, limits);
  if (!page.reachable) return page;
  const own = page.addresses.at(-1) ?? address;
  const { refreshTo } = readPage(isHtml(page) ? page.text : '', own);
  if (refreshTo === undefined || siteNameOf(refreshTo).domain === siteNameOf(own).domain) return page;
  const target = await web.read(refreshTo, limits);
  return target.reachable ? { ...target, addresses: [...page.addresses, ...target.addresses] } : page;
}

/** One look at a listed link. Never throws. @param name of the item */
export async function lookAtLink(
  web: Pick<Web, 'read'>,
  { address, name }: { address: string; name: string },
): Promise<Look> {
  const answer = await readTarget(web, address);
  if (!answer.reachable)
    return {
      reachable: false,
      reason: answer.status === undefined ? answer.reason : `status ${answer.status}`,
    };
  const finalUrl = answer.addresses.at(-1) ?? address;
  const content = readPage(isHtml(answer) ? answer.text : '', finalUrl);
  const { domain: site } = siteNameOf(finalUrl);
  const scriptSites = content.scriptHosts.map((host) => siteNameOf(`https://${host}`).domain);
  return {
    reachable: true,
    page: {
      status: answer.status,
      finalUrl,
      site,
      certificate: answer.certificate,
      title: content.title,
      simhash: simhash(content.words),
      scriptHosts: [...content.scriptHosts],
      asksFor: findPhraseRequest(content),
    },
    addresses: [...new Set(answer.addresses)],
    parkedBy: findParking(content, [site, ...scriptSites]),
    namesItem: namesItem(content, [name, siteNameOf(address).label]),
  };
}
