import { useMemo } from 'react';
import { classNames } from '../class-names.ts';
import styles from './qr-code.module.css';
import { qrPath } from './qr-path.ts';

export interface QrCodeProps {
  text: string;
  /** What it leads to, read aloud. */
  label: string;
  className?: string | undefined;
}

/** Quiet modules around the code, beside the padding of the white plate. */
const margin = 2;

/** Always dark on white, in the night chart too: many scanners cannot read it the other way round. */
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
