import { useLingui } from '@lingui/react/macro';
import type { Hardware } from '#features/core/brand/model/brand-products-schema.ts';
import { formatDecimal } from '#i18n/format-decimal.ts';
import { formatUnit } from '#i18n/format-unit.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { DeviceFront } from './device-front.tsx';
import { deviceCorners, drawDevice } from './draw-device.ts';
import styles from './hardware-device.module.css';

const margin = { side: 76, top: 20, bottom: 36 };
const coin = 'ETH';

/** The hardware wallet from the front, to scale, with dimension lines; as wide as its box. */
export function HardwareDevice({ device }: { device: Hardware }) {
  const { t } = useLingui();
  const locale = useLocale();
  const amount = formatDecimal(1.204, 3, locale);
  const { widthMm, heightMm } = device;
  const [wide, tall] = [
    formatUnit(widthMm, 'millimeter', locale),
    formatUnit(heightMm, 'millimeter', locale),
  ];
  const drawn = drawDevice(device, { x: margin.side, y: margin.top });
  const { body, screen } = drawn;
  const [middle, right, bottom] = [body.x + body.width / 2, body.x + body.width, body.y + body.height];
  const screenMiddle = screen.y + screen.height / 2;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${body.width + 2 * margin.side} ${bottom + margin.bottom}`}
      role="img"
      aria-label={t`The hardware wallet, ${tall} tall and ${wide} wide. Its screen reads: send ${amount} ${coin}.`}
    >
      <g aria-hidden="true">
        <DeviceFront drawn={drawn} corners={deviceCorners} styles={styles} />
        <text className={styles.word} x={middle} y={screenMiddle - 20}>
          {t({ message: 'Send', context: 'on the screen of the hardware wallet' })}
        </text>
        <text className={styles.amount} x={middle} y={screenMiddle + 6}>
          {amount}
        </text>
        <text className={styles.word} x={middle} y={screenMiddle + 28}>
          {coin}
        </text>
        <path
          className={styles.dimension}
          d={`M${body.x - 20} ${body.y}V${bottom}m-6 0h20M${body.x - 26} ${body.y}h20M${body.x} ${bottom + 20}H${right}m0-6v-8M${body.x} ${bottom + 14}v-8`}
        />
        <text
          className={styles.measure}
          transform={`translate(${body.x - 26} ${body.y + body.height / 2}) rotate(-90)`}
        >
          {tall}
        </text>
        <text className={styles.measure} x={middle} y={bottom + 33}>
          {wide}
        </text>
      </g>
    </svg>
  );
}
