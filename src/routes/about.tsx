import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { AboutPage, type AboutData } from '#features/about/view/about/about-page.tsx';
import type { PageModule } from './page.ts';

export const head: PageModule<AboutData>['head'] = ({ i18n }) => {
  const wallet = brand.name;
  return {
    title: i18n._(msg`About`),
    description: i18n._(
      msg`Who makes ${wallet}: what the wallet holds to, what has happened since the first version, and where to write.`,
    ),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: wallet,
      url: '/',
      email: brand.supportEmail,
      sameAs: [brand.social.network, brand.social.code, brand.social.forum, brand.social.blog],
    },
  };
};

export default AboutPage;
