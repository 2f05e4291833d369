import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { describeSoftware } from '#features/site/downloads/model/describe-software.ts';
import { pcDownloadsPath, PcDownloadsPage } from '#features/site/downloads/view/pc/pc-downloads-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './download-pc.data.ts';

export const page = {
  head: ({ data, locale, i18n }) => {
    const wallet = brand.name;
    const downloads = [{ platform: 'extension' as const, releases: data.extension }, ...data.desktop];
    return {
      title: i18n._(msg`Download for browser and desktop`),
      description: i18n._(
        msg`The ${wallet} extension for Chrome, Edge, Brave and Firefox, and the desktop app for Windows, macOS and Linux.`,
      ),
      canonicalPath: pcDownloadsPath,
      jsonLd: describeSoftware(brand, `/${locale}${pcDownloadsPath}`, downloads),
    };
  },
  View: PcDownloadsPage,
} satisfies Page<DataOf<typeof loader>>;
