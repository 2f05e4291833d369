import { reportResults, type ReportPageData } from '#features/store/reports/model/report.ts';
import { listedKinds } from '#features/store/catalogue/model/delisting.ts';
import type { PageLoader } from './loader.ts';

function parseNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The form about one item, or about a site that is not listed. */
export const loader: PageLoader<ReportPageData> = {
  query: [...listedKinds, 'result', 'case'],
  cache: 'stored',
  async load({ services, locale, query }) {
    const { reports, outbox } = services;
    const asked = listedKinds.filter((kind) => query.has(kind));
    const [kind] = asked;
    const result = reportResults.find((known) => known === query.get('result')) ?? null;
    const number = result === 'received' ? parseNumber(query.get('case')) : null;
    const common = { result, number, mails: outbox.sends };
    if (kind === undefined) return { kind: 'page', data: { item: null, ...common } };
    const id = query.get(kind) ?? '';
    if (asked.length > 1 || parseNumber(id) === null) return { kind: 'not-found' };
    const found = await reports.findItem({ kind, hid: Number(id) }, locale);
    if (!found) return { kind: 'not-found' };
    const item = { kind, hid: found.hid, title: found.title };
    return { kind: 'page', data: { item, ...common } };
  },
};
