import { msg } from '@lingui/core/macro';
import { ReportPage } from '#features/store/reports/view/page/report-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './report.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ data: { item }, i18n }) => {
    const name = item?.title ?? '';
    return {
      title: item ? i18n._(msg`Report ${name}`) : i18n._(msg`Report a fake site`),
      description: i18n._(msg`Tell us what is wrong. A person looks at every report.`),
      noIndex: true,
    };
  },
  View: ReportPage,
} satisfies Page<DataOf<typeof loader>>;
