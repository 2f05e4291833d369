import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { PartnerPage } from '#features/site/about/view/partner/partner-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './partner.data.ts';

export const page = {
  head: ({ i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg`Partners`),
      description: i18n._(
        msg`How chains, wallet infrastructure, exchanges and hardware makers work with ${wallet}, what each side contributes, and how to start.`,
      ),
    };
  },
  View: PartnerPage,
} satisfies Page<DataOf<typeof loader>>;
