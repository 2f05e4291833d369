import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { localeCodes } from '#i18n/locales.ts';
import { Chart } from '#ui/chart/chart.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
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
    text: 'Chrome, Edge, Brave, Firefox',
  },
  { icon: 'monitor', path: '/download/pc', name: <Trans>Desktop</Trans>, text: 'Windows, macOS, Linux' },
  {
    icon: 'hard-drive',
    path: '/download/app?android=1#android-32',
    name: <Trans>Android 32-bit</Trans>,
    text: <Trans>For low-spec phones</Trans>,
  },
  {
    icon: 'badge-check',
    path: '/verify',
    name: <Trans>Verify a copy</Trans>,
    text: <Trans>Check what you downloaded</Trans>,
  },
];

const chartSeed = 33;

/** Every way to get the wallet, on the night chart. */
export function DownloadsPanel() {
  const href = useHref();
  const languages = localeCodes.length;
  return (
    <section className={styles.panel} id="download" aria-labelledby="downloads">
      <div className={styles.chart}>
        <Chart kind="header" seed={chartSeed} />
      </div>
      <div className={`wrap ${styles.layout}`}>
        <div>
          <h2 id="downloads">
            <Trans>Come into port</Trans>
          </h2>
          <p className="lead">
            <Trans>Free, in {languages} languages, and yours alone.</Trans>
          </p>
        </div>
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
      </div>
    </section>
  );
}
