import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { fileAddress } from './file-address.ts';
import type { Platform } from './platform.ts';
import type { PlatformReleases } from './release.ts';

const operatingSystems: Record<Platform, string> = {
  android: 'Android',
  'android-32': 'Android',
  ios: 'iOS',
  extension: 'Windows, macOS, Linux',
  'desktop-windows': 'Windows',
  'desktop-macos': 'macOS',
  'desktop-linux': 'Linux',
};

/** schema.org expects a size with its unit and without separators. */
const fileSize = (bytes: number) => `${Math.ceil(bytes / 1000)}KB`;

/**
 * Structured data of a download page: one SoftwareApplication (schema.org) for each platform that has a
 * release.
 * @param path of the page, with its language; the document adds the origin
 */
export function describeSoftware(
  brand: Pick<Brand, 'name' | 'downloads'>,
  path: string,
  downloads: readonly PlatformReleases[],
): object {
  const applications = downloads.flatMap(({ platform, releases: [latest] }) => {
    if (!latest) return [];
    const { file } = latest;
    return {
      '@type': 'SoftwareApplication',
      name: brand.name,
      applicationCategory: platform === 'extension' ? 'BrowserApplication' : 'FinanceApplication',
      operatingSystem: operatingSystems[platform],
      softwareVersion: latest.version,
      dateModified: latest.released,
      releaseNotes: latest.notes,
      url: path,
      ...(file && { downloadUrl: fileAddress(brand, file.name), fileSize: fileSize(file.sizeBytes) }),
      ...(platform === 'ios' && { installUrl: brand.downloads.appStore }),
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    };
  });
  return { '@context': 'https://schema.org', '@graph': applications };
}
