import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { describeSoftware } from '#features/site/downloads/model/describe-software.ts';
import { appDownloadsPath, AppDownloadsPage } from '#features/site/downloads/view/app/app-downloads-page.tsx';
import { PhoneFrame } from '#features/site/products/view/device/phone/phone-frame.tsx';
import { WalletScreen } from '#features/site/products/view/device/phone/wallet-screen.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './download-app.data.ts';

export const page = {
  head: ({ data, locale, i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg`Download for Android and iOS`),
      description: i18n._(
        msg`Get ${wallet} for your phone from Google Play or the App Store, or as an APK file with its SHA-256 to compare.`,
      ),
      canonicalPath: appDownloadsPath,
      jsonLd: describeSoftware(brand, `/${locale}${appDownloadsPath}`, data.downloads),
    };
  },
  View: ({ data }) => (
    <AppDownloadsPage
      data={data}
      phone={
        <PhoneFrame>
          <WalletScreen />
        </PhoneFrame>
      }
    />
  ),
} satisfies Page<DataOf<typeof loader>>;
