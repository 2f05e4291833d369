import { msg } from '@lingui/core/macro';
import { historyDays } from '#features/site/service-status/model/parts.ts';
import { StatusPage } from '#features/site/service-status/view/status-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './status.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => {
    const days = historyDays;
    return {
      title: i18n._(msg`Service status`),
      description: i18n._(
        msg`Whether the portal, the content API, mail and reviews work now, and how they did in the last ${days} days.`,
      ),
    };
  },
  View: StatusPage,
} satisfies Page<DataOf<typeof loader>>;
