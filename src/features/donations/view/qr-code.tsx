import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';
import qr from './qr-code.module.css';

/** Quiet modules around the code, beside the padding of the white plate. */
const margin = 2;

/** Always dark on white, in the night chart too: many scanners cannot read it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  const side = size + margin * 2;
  return (
    <svg
      className={qr.plate}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
