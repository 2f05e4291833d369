import type { LogoDrawing, LogoFormat } from './logo-file.ts';

/** The brand's name in file names: `Tideport` → `tideport`. A name without Latin letters becomes `brand`. */
export function brandSlug(brandName: string): string {
  const slug = brandName
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || 'brand';
}

/** File name of one drawing of the logo: `tideport-mark-day.svg`. */
export function logoFileName(brandName: string, drawing: LogoDrawing, format: LogoFormat): string {
  return `${brandSlug(brandName)}-${drawing.name}.${format}`;
}

/** File name of the whole kit: `tideport-brandkit.zip`. */
export function brandKitFileName(brandName: string): string {
  return `${brandSlug(brandName)}-brandkit.zip`;
}

/** Address of a file of the kit; the same in every language. */
export function brandKitAddress(fileName: string): string {
  return `/brandkit/${fileName}`;
}
