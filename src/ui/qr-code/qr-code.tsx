import { useMemo } from 'react';
import { classNames } from '../class-names.ts';
import styles from './qr-code.module.css';
import { qrPath } from '#lib/qr-path.ts';

export interface QrCodeProps {
  text: string;
  /** Accessible label: what it leads to. */
  label: string;
  className?: string | undefined;
}

/** Quiet-zone modules around the code, in addition to the padding of the white plate. */
const margin = 2;

/** Always dark on white, in the dark theme too: many scanners cannot read inverted codes. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  const side = size + margin * 2;
  return (
    <svg
      className={classNames(styles.plate, className)}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
