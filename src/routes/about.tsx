import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { describeOrganization } from '#features/core/brand/model/describe-organization.ts';
import { AboutPage } from '#features/site/about/view/about/about-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './about.data.ts';

export const page = {
  head: ({ i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg`About`),
      description: i18n._(
        msg`Who makes ${wallet}, our principles, what has happened since the first version, and how to contact us.`,
      ),
      jsonLd: { '@context': 'https://schema.org', ...describeOrganization(brand) },
    };
  },
  View: AboutPage,
} satisfies Page<DataOf<typeof loader>>;
