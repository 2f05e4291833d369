import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import type { ReactNode } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { ObjectHero, type QuayChart } from '#ui/object-hero/object-hero.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { withFirst } from '../../model/platform.ts';
import type { PlatformReleases } from '../../model/release.ts';
import { ShopButton } from '../row/download-actions.tsx';
import { DownloadRow } from '../row/download-row.tsx';
import { VerifyInvitation } from '../verify-invitation.tsx';
import { useOrigin } from '../visitor/use-origin.ts';
import { useVisitor } from '../visitor/use-visitor.ts';
import styles from './app-downloads-page.module.css';
import codeStyles from './page-code.module.css';
import quayUrl from './phone-quay.svg?url&no-inline';

export interface AppDownloadsData {
  downloads: PlatformReleases[];
  /** The platform requested in the address. */
  requested: 'ios' | 'android' | null;
}

export const appDownloadsPath = '/download/app';

/** The phone, and beside it the page's code at the end of a pier. */
const chart: QuayChart = {
  url: quayUrl,
  width: 1700,
  height: 1060,
};

/** For visitors on a computer: the page's own address as a code, to open it on the phone. */
function PageCode({ path }: { path: string }) {
  const { t } = useLingui();
  const href = useHref();
  const address = useOrigin() + href(path);
  return (
    <figure className={codeStyles.code}>
      <QrCode text={address} label={t`QR code of this page: ${address}`} />
      <figcaption>
        <b>
          <Trans>On a computer?</Trans>
        </b>
        <Trans>Scan it to open this page on your phone.</Trans>
      </figcaption>
    </figure>
  );
}

function PhoneAndCode({ phone }: { phone: ReactNode }) {
  return (
    <>
      {phone}
      <i className={styles.pier} />
      <PageCode path={appDownloadsPath} />
    </>
  );
}

/** Both stores, the wanted one first. */
function Shops({ downloads }: { downloads: readonly PlatformReleases[] }) {
  return (
    <p className={styles.shops}>
      {downloads.map(({ platform }, position) => (
        <ShopButton key={platform} platform={platform} primary={position === 0} />
      ))}
    </p>
  );
}

interface AppDownloadsPageProps {
  data: AppDownloadsData;
  /** The drawing of the app. */
  phone: ReactNode;
}

/** The wallet for phones. The platform in the address comes first, otherwise the visitor's own. */
export function AppDownloadsPage({ data, phone }: AppDownloadsPageProps) {
  const visitor = useVisitor();
  const wallet = brand.name;
  const wanted = data.requested ?? visitor.platform;
  const downloads = withFirst(data.downloads, wanted);
  return (
    <>
      <ObjectHero
        isNarrow
        chart={chart}
        object={<PhoneAndCode phone={phone} />}
        objectClass={styles.object}
        title={
          <Trans>
            A port <em>you carry</em>
          </Trans>
        }
        lead={
          <Trans>
            {wallet} for Android and iOS. Your keys are made on the phone and stay there; the app is free.
          </Trans>
        }
      >
        <Shops downloads={downloads} />
      </ObjectHero>
      <ul className={`wrap ${styles.rows}`}>
        {downloads.map((download) => (
          <DownloadRow
            key={download.platform}
            {...download}
            level={2}
            highlighted={download.platform === wanted}
            yours={download.platform === visitor.platform}
            primary={false}
            text={
              download.platform === 'android-32' ? (
                <Trans>For older phones that cannot install the other version.</Trans>
              ) : undefined
            }
          />
        ))}
      </ul>
      <VerifyInvitation />
    </>
  );
}
