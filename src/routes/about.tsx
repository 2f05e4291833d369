import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { describeOrganization } from '#features/brand/model/describe-organization.ts';
import { AboutPage, type AboutData } from '#features/about/view/about/about-page.tsx';
import type { PageModule } from './page.ts';

export const head: PageModule<AboutData>['head'] = ({ i18n }) => {
  const wallet = brand.name;
  return {
    title: i18n._(msg`About`),
    description: i18n._(
      msg`Who makes ${wallet}: its principles, what has happened since the first version, and how to contact us.`,
    ),
    jsonLd: { '@context': 'https://schema.org', ...describeOrganization(brand) },
  };
};

export default AboutPage;
