import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { LegalPage } from '#features/site/legal/view/legal-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './terms.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ data, i18n }) => {
    const { name } = brand;
    return {
      title: data.title,
      description: i18n._(msg`The terms of use of the ${name} site.`),
    };
  },
  View: LegalPage,
} satisfies Page<DataOf<typeof loader>>;
