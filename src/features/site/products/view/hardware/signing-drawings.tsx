import type { ReactNode } from 'react';
import type { Hardware } from '#features/core/brand/model/brand-products-schema.ts';
import { formatDecimal } from '#i18n/format-decimal.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { qrPath } from '#lib/qr-path.ts';
import { DeviceFront } from '../device/device-front.tsx';
import { drawDevice, type DeviceFront as Front } from '../device/draw-device.ts';
import styles from './signing-drawings.module.css';

/** Plain words, so that scanning it finds nothing to pay. */
const request = qrPath('An unsigned transaction, drawn as an example.');
const answer = qrPath('Its signature, drawn as an example.');

interface CodeProps {
  code: ReturnType<typeof qrPath>;
  x: number;
  y: number;
  side: number;
}

/** Always dark on a light plate. */
function Code({ code, x, y, side }: CodeProps) {
  const plate = side + 8;
  return (
    <>
      <rect className={styles.plate} x={x - 4} y={y - 4} width={plate} height={plate} rx="3" />
      <svg
        x={x}
        y={y}
        width={side}
        height={side}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
      >
        <path className={styles.code} d={code.path} />
      </svg>
    </>
  );
}

export function PhoneShowsCode() {
  return (
    <svg viewBox="0 0 120 190" aria-hidden="true">
      <rect className={styles.phone} x="13" y="4" width="94" height="182" rx="15" />
      <rect className={styles.glass} x="17" y="8" width="86" height="174" rx="11.5" />
      <rect className={styles.island} x="47" y="13" width="26" height="7" rx="3.5" />
      <path className={styles.words} d="M28 38H66M28 47H86M28 158H92M28 167H70" />
      <Code code={request} x={31} y={66} side={58} />
    </svg>
  );
}

const drawFront = (device: Hardware) => drawDevice(device, { x: 0, y: 0 });

/** The transformation that fits the device into the drawing. */
function placeFront({ body }: Front): string {
  const scale = Math.min(174 / body.height, 104 / body.width);
  return `translate(${60 - (body.width * scale) / 2} ${95 - (body.height * scale) / 2}) scale(${scale})`;
}

/** The device in its place, with what its screen shows. */
function Device({ front, children }: { front: Front; children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 190" aria-hidden="true">
      <rect className={styles.under} x="8" width="104" height="190" />
      <g transform={placeFront(front)}>
        <DeviceFront drawn={front} corners={{ body: 16, screen: 5 }} styles={styles} />
        {children}
      </g>
    </svg>
  );
}

export function DeviceAsks({ device }: { device: Hardware }) {
  const front = drawFront(device);
  const { screen, body } = front;
  const middle = body.width / 2;
  const line = screen.y + screen.height / 2;
  return (
    <Device front={front}>
      <text className={styles.amount} x={middle} y={line + 2}>
        {formatDecimal(1.204, 3, useLocale())}
      </text>
      <text className={styles.coin} x={middle} y={line + 22}>
        ETH
      </text>
    </Device>
  );
}

export function DeviceShowsCode({ device }: { device: Hardware }) {
  const front = drawFront(device);
  const { screen } = front;
  const side = Math.min(screen.width, screen.height) - 16;
  return (
    <Device front={front}>
      <Code
        code={answer}
        x={screen.x + (screen.width - side) / 2}
        y={screen.y + (screen.height - side) / 2}
        side={side}
      />
    </Device>
  );
}

/** A chain of blocks; the latest contains the transaction. */
export function NetworkMark() {
  return (
    <svg viewBox="0 0 120 190" aria-hidden="true">
      <rect className={styles.under} width="120" height="190" />
      <path className={styles.chain} d="M60 50v14M60 110v14" />
      <rect className={styles.block} x="37" y="4" width="46" height="46" rx="4" />
      <rect className={styles.block} x="37" y="64" width="46" height="46" rx="4" />
      <rect className={styles.latest} x="37" y="124" width="46" height="46" rx="4" />
      <path className={styles.tick} d="m50 147 7 7 13-14" />
    </svg>
  );
}
