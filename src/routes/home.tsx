import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { describeOrganization, describeWebSite } from '#features/core/brand/model/describe-organization.ts';
import { DappsTeaser } from '#features/store/catalogue/view/teaser/dapps-teaser.tsx';
import {
  DepthProfile,
  DownloadsPanel,
  Energy,
  HomeHero,
  HomePromotions,
  homeSections,
  Instruments,
  Lights,
  Notices,
  ProductCards,
} from '#features/site/home/view/home-sections.ts';
import { Latitude } from '#features/site/home/view/latitude.tsx';
import { HomeBanners } from '#features/core/news/view/promotions/home-banners.tsx';
import { PageSections } from '#features/site/shell/view/page-sections.tsx';
import { locales } from '#i18n/locales.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './home.data.ts';

export const page = {
  parts: homeSections,
  head: ({ locale, i18n }) => {
    const wallet = brand.name;
    const { chains } = brand.claims;
    return {
      title: i18n._(msg`${wallet} · Coins travel. Keys stay home.`),
      description: i18n._(
        msg`${wallet} is a self-custody wallet for more than ${chains} chains. Your keys are created on your device and stay there, so nothing moves without your approval.`,
      ),
      jsonLd: {
        '@context': 'https://schema.org',
        '@graph': [
          describeOrganization(brand),
          describeWebSite(brand, locales[locale].tag, `/${locale}/dappstore?key={search_term_string}`),
        ],
      },
    };
  },
  View: ({ data }) => (
    <PageSections>
      <HomeHero />
      <Lights icons={data.chainIcons} />
      <HomeBanners banners={data.banners} />
      <Latitude minutes="16" lowered />
      <ProductCards />
      <DepthProfile />
      <Latitude minutes="12" />
      <DappsTeaser data={data.store} />
      <Latitude minutes="10" />
      <Instruments />
      <Energy />
      <Latitude minutes="08" />
      <Notices news={data.news} />
      <HomePromotions activities={data.activities} ads={data.ads} />
      <DownloadsPanel />
    </PageSections>
  ),
} satisfies Page<DataOf<typeof loader>>;
