import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatList } from '#i18n/format-list.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { localeCodes } from '#i18n/locales.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { DarkPanel } from '#ui/dark-panel/dark-panel.tsx';
import styles from './downloads-panel.module.css';

interface Download {
  icon: IconName;
  path: string;
  name: ReactNode;
  text: ReactNode;
}

const downloads: readonly Download[] = [
  { icon: 'smartphone', path: '/download/android', name: 'Android', text: <Trans>Google Play or APK</Trans> },
  { icon: 'smartphone', path: '/download/ios', name: 'iOS', text: 'App Store' },
  {
    icon: 'puzzle',
    path: '/download/pc#extension',
    name: <Trans>Browser</Trans>,
    text: <InARow names={['Chrome', 'Edge', 'Brave', 'Firefox']} />,
  },
  {
    icon: 'monitor',
    path: '/download/pc',
    name: <Trans>Desktop</Trans>,
    text: <InARow names={['Windows', 'macOS', 'Linux']} />,
  },
  {
    icon: 'hard-drive',
    path: '/download/app?android=1#android-32',
    name: <Trans>Android 32-bit</Trans>,
    text: <Trans>For older phones</Trans>,
  },
  {
    icon: 'badge-check',
    path: '/verify',
    name: <Trans>Verify a download</Trans>,
    text: <Trans>Verify your download</Trans>,
  },
];

function InARow({ names }: { names: readonly string[] }) {
  return formatList(names, useLocale());
}

const chartSeed = 33;

/** All downloads of the wallet, on a dark panel. */
export function DownloadsPanel() {
  const href = useHref();
  const languages = localeCodes.length;
  return (
    <DarkPanel
      id="download"
      className={styles.panel}
      seed={chartSeed}
      titleId="downloads"
      title={<Trans>Come into port</Trans>}
      lead={<Trans>Free, in {languages} languages.</Trans>}
    >
      <ul>
        {downloads.map(({ icon, path, name, text }) => (
          <li key={path}>
            <a href={href(path)}>
              <Icon name={icon} size={24} />
              <b>{name}</b>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </DarkPanel>
  );
}
