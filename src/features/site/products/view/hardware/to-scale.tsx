import { Trans, useLingui } from '@lingui/react/macro';
import type { Hardware } from '#features/core/brand/model/brand-products-schema.ts';
import { formatUnit } from '#i18n/format-unit.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { type Fact, FactTable } from '../section/fact-table.tsx';
import { DeviceViews } from './device-views.tsx';
import styles from './to-scale.module.css';

/** Three views with their dimensions, and a data sheet. */
export function ToScale({ device }: { device: Hardware }) {
  return (
    <section className={styles.section} aria-labelledby="scale">
      <div className={`wrap ${styles.layout}`}>
        <DeviceViews device={device} />
        <div className={styles.sheet}>
          <h2 id="scale">
            <Trans>Drawn to scale</Trans>
          </h2>
          <FactTable facts={useDeviceFacts(device)} />
        </div>
      </div>
    </section>
  );
}

function useDeviceFacts(device: Hardware): readonly Fact[] {
  const { t } = useLingui();
  const locale = useLocale();
  const { widthMm, heightMm, depthMm, weightGrams, screen, chargingPort, phraseWords } = device;
  const lengths = phraseWords.map(String).reduce((first, second) => t`${first} or ${second}`);
  const mm = (value: number) => formatUnit(value, 'millimeter', locale);
  return [
    {
      name: t({ message: 'Size', context: 'measures of a device' }),
      value: `${heightMm} × ${widthMm} × ${mm(depthMm)}`,
    },
    { name: t`Weight`, value: formatUnit(weightGrams, 'gram', locale) },
    {
      name: t({ message: 'Screen', comment: 'The display of the hardware wallet' }),
      value: `${screen.widthMm} × ${mm(screen.heightMm)}`,
    },
    {
      name: t({ message: 'Port', comment: 'The socket of the hardware wallet, for its charging cable' }),
      value: <Trans>{chargingPort}, for power only</Trans>,
    },
    {
      name: t({ message: 'Wireless', comment: 'Wireless parts of the hardware wallet; it has none' }),
      value: <Trans>No Bluetooth, Wi-Fi or mobile network</Trans>,
    },
    { name: t`Words in the recovery phrase`, value: lengths },
    { name: t`Works with`, value: <Trans>Mobile wallet, extension and desktop app, by QR code</Trans> },
  ];
}
