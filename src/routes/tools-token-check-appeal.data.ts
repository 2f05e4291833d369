import * as v from 'valibot';
import { findingReferenceSchema, reportResults } from '#features/store/reports/model/report.ts';
import type { AppealPageData } from '#features/tools/token-check/view/appeal/appeal-page.tsx';
import type { PageLoader } from './loader.ts';

const caseNumber = /^[1-9]\d{0,8}$/;

/** The form about one finding of a check, as long as the check is kept. */
export const loader: PageLoader<AppealPageData> = {
  query: ['network', 'address', 'pair', 'block', 'finding', 'result', 'case'],
  cache: 'private',
  async load({ services, query }) {
    const { brand, reports, outbox } = services;
    // A brand whose token check is another site's has no such page.
    if (brand.links.tools.tokenSecurity !== undefined) return { kind: 'not-found' };
    const reference = v.safeParse(findingReferenceSchema, Object.fromEntries(query));
    const found = reference.success ? await reports.findAppealable(reference.output) : undefined;
    if (!reference.success || !found) return { kind: 'not-found' };
    const { check, finding } = found;
    const result = reportResults.find((known) => known === query.get('result')) ?? null;
    const number = query.get('case') ?? '';
    return {
      kind: 'page',
      data: {
        reference: { ...reference.output, address: check.address },
        ...{ name: check.name, finding, result, mails: outbox.sends },
        number: result === 'received' && caseNumber.test(number) ? Number(number) : null,
      },
    };
  },
};
