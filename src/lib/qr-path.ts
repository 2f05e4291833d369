import { encode } from 'uqr';

export interface QrPath {
  /** Modules per side. */
  size: number;
  /** One path of unit squares. */
  path: string;
}

/** A QR code as one SVG path; runs of dark modules in a row become one rectangle. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const parts: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      const width = x - start + 1;
      parts.push(`M${start} ${y}h${width}v1h-${width}z`);
    }
  });
  return { size, path: parts.join('') };
}
