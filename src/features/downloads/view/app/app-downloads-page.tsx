import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { withFirst } from '../../model/platform.ts';
import type { PlatformReleases } from '../../model/release.ts';
import { DownloadHero } from '../download-hero.tsx';
import { DownloadRow } from '../row/download-row.tsx';
import { VerifyInvitation } from '../verify-invitation.tsx';
import { useOrigin } from '../visitor/use-origin.ts';
import { useVisitor } from '../visitor/use-visitor.ts';
import styles from './app-downloads-page.module.css';
import codeStyles from './page-code.module.css';

export interface AppDownloadsData {
  downloads: PlatformReleases[];
  /** The platform requested in the address. */
  requested: 'ios' | 'android' | null;
}

export const appDownloadsPath = '/download/app';

/** Two islands with open water between them, where the code is. */
const chartSeed = 79;

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

/** The wallet for phones. The platform in the address comes first, otherwise the visitor's own. */
export function AppDownloadsPage({ data }: { data: AppDownloadsData }) {
  const visitor = useVisitor();
  const wallet = brand.name;
  const wanted = data.requested ?? visitor.platform;
  return (
    <>
      <DownloadHero
        seed={chartSeed}
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
        aside={<PageCode path={appDownloadsPath} />}
      />
      <ul className={`wrap ${styles.rows}`}>
        {withFirst(data.downloads, wanted).map((download, position) => (
          <DownloadRow
            key={download.platform}
            {...download}
            level={2}
            highlighted={download.platform === wanted}
            yours={download.platform === visitor.platform}
            primary={position === 0}
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
