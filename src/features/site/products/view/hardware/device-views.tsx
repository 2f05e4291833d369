import { Trans, useLingui } from '@lingui/react/macro';
import type { Hardware } from '#features/core/brand/model/brand-products-schema.ts';
import { formatUnit } from '#i18n/format-unit.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { DeviceFront } from '../device/device-front.tsx';
import { deviceCorners, drawDevice, unitsPerMm } from '../device/draw-device.ts';
import styles from './device-views.module.css';

const top = 14;
const gap = 58;
const side = 58;

/** Where each part is drawn, in drawing units. */
function placeViews(device: Hardware) {
  const front = drawDevice(device, { x: side, y: top });
  const depth = Math.round(device.depthMm * unitsPerMm * 10) / 10;
  const edge = { x: side + front.body.width + gap, y: top, width: depth, height: front.body.height };
  const back = { ...front.body, x: edge.x + depth + gap };
  return { front, edge, back, bottom: top + front.body.height, right: back.x + back.width };
}

type Views = ReturnType<typeof placeViews>;

/** A dimension line under a part, with its ends. */
const under = (bottom: number, { x, width }: { x: number; width: number }) =>
  `M${x} ${bottom + 24}h${width}M${x} ${bottom + 10}v20M${x + width} ${bottom + 10}v20`;
const middleOf = ({ x, width }: { x: number; width: number }) => x + width / 2;

/** Front, edge and back of the device, at the same scale. */
export function DeviceViews({ device }: { device: Hardware }) {
  const { t } = useLingui();
  const locale = useLocale();
  const mm = (value: number) => formatUnit(value, 'millimeter', locale);
  const [tall, wide, deep] = [mm(device.heightMm), mm(device.widthMm), mm(device.depthMm)];
  const views = placeViews(device);
  const { front, edge, bottom, right } = views;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${right + 20} ${bottom + 50}`}
        role="img"
        aria-label={t`Front, edge and back of the device: ${tall} tall, ${wide} wide, ${deep} deep. The camera is on the back.`}
      >
        <g aria-hidden="true">
          <Front {...views} />
          <Edge {...views} />
          <Back {...views} />
          <path
            className={styles.dimension}
            d={`M${side - 22} ${top}V${bottom}M${side - 30} ${top}h20M${side - 30} ${bottom}h20`}
          />
          <path className={styles.dimension} d={under(bottom, front.body) + under(bottom, edge)} />
          <text
            className={styles.measure}
            transform={`translate(${side - 30} ${top + front.body.height / 2}) rotate(-90)`}
          >
            {tall}
          </text>
          <text className={styles.measure} x={middleOf(front.body)} y={bottom + 42}>
            {wide}
          </text>
          <text className={styles.measure} x={middleOf(edge)} y={bottom + 42}>
            {deep}
          </text>
        </g>
      </svg>
      <figcaption className="xs mute">
        <Trans>
          Front, edge and back. The camera is on the back, and the port on the lower edge is for charging.
        </Trans>
      </figcaption>
    </figure>
  );
}

function Front({ front }: Views) {
  return <DeviceFront drawn={front} corners={deviceCorners} styles={{ ...styles, button: styles.line }} />;
}

function Edge({ front: { button }, edge, bottom }: Views) {
  return (
    <>
      <rect className={styles.body} {...edge} rx={Math.min(edge.width / 2, 6)} />
      <path className={styles.line} d={`M${middleOf(edge)} ${top + 14}V${bottom - 14}`} />
      <rect
        className={styles.body}
        x={edge.x - 2.4}
        y={button.y - button.radius}
        width="2.4"
        height={button.radius * 2}
        rx="1"
      />
    </>
  );
}

function Back({ back, bottom }: Views) {
  const x = middleOf(back);
  return (
    <>
      <rect className={styles.body} {...back} rx={deviceCorners.body} />
      <circle className={styles.lens} cx={x} cy={top + 34} r="11" />
      <circle className={styles.line} cx={x} cy={top + 34} r="5" />
      <rect className={styles.port} x={x - 10} y={bottom - 5} width="20" height="5" rx="2" />
    </>
  );
}
