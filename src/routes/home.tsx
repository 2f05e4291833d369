import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { DappsTeaser } from '#features/catalogue/view/teaser/dapps-teaser.tsx';
import { DepthProfile } from '#features/home/view/depth-profile.tsx';
import { DownloadsPanel } from '#features/home/view/downloads-panel.tsx';
import { Energy } from '#features/home/view/energy.tsx';
import { HomeHero } from '#features/home/view/home-hero.tsx';
import { Instruments } from '#features/home/view/instruments.tsx';
import { Notices } from '#features/news/view/notices/notices.tsx';
import type { HomeData } from './home.data.ts';
import type { PageModule, PageProps } from './page.ts';

export const head: PageModule<HomeData>['head'] = ({ i18n }) => {
  const wallet = brand.name;
  const { chains } = brand.claims;
  return {
    title: i18n._(msg`${wallet} · Coins travel. Keys stay home.`),
    description: i18n._(
      msg`${wallet} is a self-custody wallet for more than ${chains} chains. Your keys are made on your device and stay there, so nothing moves until you say so.`,
    ),
  };
};

export default function HomePage({ data }: PageProps<HomeData>) {
  return (
    <>
      <HomeHero />
      <DappsTeaser data={data.store} />
      <DepthProfile />
      <Instruments />
      <Energy />
      <Notices news={data.news} />
      <DownloadsPanel />
    </>
  );
}
