import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { describeSoftware } from '#features/downloads/model/describe-software.ts';
import {
  appDownloadsPath,
  AppDownloadsPage,
  type AppDownloadsData,
} from '#features/downloads/view/app/app-downloads-page.tsx';
import type { PageModule } from './page.ts';

export const head: PageModule<AppDownloadsData>['head'] = ({ data, locale, i18n }) => {
  const wallet = brand.name;
  return {
    title: i18n._(msg`Download for Android and iOS`),
    description: i18n._(
      msg`${wallet} for phones: Google Play, App Store, or the package itself with its SHA-256 to compare.`,
    ),
    canonicalPath: appDownloadsPath,
    jsonLd: describeSoftware(brand, `/${locale}${appDownloadsPath}`, data.downloads),
  };
};

export default AppDownloadsPage;
