import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { PrivacyPage } from '#features/site/legal/view/privacy-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './privacy.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ data, i18n }) => {
    const { name } = brand;
    return {
      title: data.title,
      description: i18n._(msg`What ${name} keeps about visitors of this site, and for how long.`),
    };
  },
  View: PrivacyPage,
} satisfies Page<DataOf<typeof loader>>;
