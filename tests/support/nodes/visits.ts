import { localeCodes } from '#i18n/locales.ts';
import type { Choose } from '../seeded.ts';
import type { Editions } from './editions.ts';
import type { Tally } from './tally.ts';

/** Pages that many visitors read. */
const paths = [
  ...['', '/dappstore', '/news', '/about', '/download/app', '/download/pc', '/verify', '/card'],
  ...['/submit/dapp', '/submit/token', '/developer', '/developer/api', '/brandkit', '/recruiting'],
];
const calls = [
  ...['/v1/application/list', '/v1/application/hot_list', '/v1/application/home_section_list'],
  ...['/v1/application/category_list', '/v1/block_chain/list', '/v1/news/list', '/v1/banner/list'],
];
const words = ['swap', 'lend', 'bridge', 'nft', 'stake', 'game', 'wallet', 'usdt', '交易', 'swpa', 'nothing'];

export interface Visitors {
  origin: string;
  choose: Choose;
  tally: Tally;
  editions: Editions;
  /** Addresses of the sitemap, without the origin. */
  listed: readonly string[];
}

/** The address that the proxy in front reports: many visitors, none of whom reaches a limit. */
export const senderOf = (choose: Choose, index: number) =>
  `198.18.${choose(`${index} network`, 200)}.${choose(`${index} host`, 250)}`;

interface Answer {
  status: number;
  isLater: boolean;
  text: string;
}

/** What ends in the middle is asked for again, as by a person. */
async function get(url: string, sender: string, tally: Tally): Promise<Answer> {
  for (let left = 3; ; left -= 1)
    try {
      const response = await fetch(url, { headers: { 'x-forwarded-for': sender }, redirect: 'manual' });
      const text = await response.text();
      return { status: response.status, isLater: response.headers.has('retry-after'), text };
    } catch {
      tally.cut += 1;
      if (left === 1) return { status: 0, isLater: false, text: '' };
    }
}

function pathOf({ choose, listed }: Visitors, index: number): { what: string; path: string } {
  const pick = <Item>(place: string, items: readonly Item[]) =>
    items[choose(`${index} ${place}`, items.length)]!;
  const locale = pick('language', localeCodes);
  const kind = choose(`${index} kind`, 100);
  if (kind < 40) return { what: 'page', path: `/${locale}${pick('page', paths)}` };
  if (kind < 60) return { what: 'page', path: pick('listed', listed) };
  if (kind < 85) return { what: 'call', path: `${pick('call', calls)}?lang=${locale}` };
  const key = encodeURIComponent(`${pick('word', words)}${choose(`${index} more`, 3) ? '' : ` ${index}`}`);
  const where = choose(`${index} where`, 2) ? `/${locale}/dappstore?key=` : '/v1/application/search?key=';
  return { what: 'search', path: `${where}${key}` };
}

/** A page, a call of the content API or a search: which one follows from the seed and its number. */
export async function visit(visitors: Visitors, index: number): Promise<void> {
  const { origin, choose, tally, editions } = visitors;
  const { what, path } = pathOf(visitors, index);
  const begunMs = performance.now();
  const { status, isLater, text } = await get(`${origin}${path}`, senderOf(choose, index), tally);
  const said = status === 502 ? ` (${text})` : '';
  const exchange = { what: `${what} ${path}${said}`, begunMs, endMs: performance.now(), status, isLater };
  tally.note(exchange);
  if (status !== 200 || path.startsWith('/v1/')) return;
  const fault = editions.findFault(text, begunMs);
  if (fault === undefined) return;
  if (tally.isInOutage(exchange)) tally.staleInOutages += 1;
  else tally.stale.push(`${fault}: ${path}`);
}
