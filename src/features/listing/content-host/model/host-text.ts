import { cutText, tidyText } from '#features/store/catalogue/model/tidy-text.ts';
import { drawMonogram } from '#lib/monogram.ts';

/** One line of text from the host. */
export function hostText(text: string, maxLength: number): string {
  return cutText(tidyText(text), maxLength);
}

const maxAddressLength = 2_000;

/**
 * A web link as given; undefined for everything else (specification §5: only addresses with http are kept).
 */
export function hostLink(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > maxAddressLength || !/^https?:\/\//i.test(trimmed)) return undefined;
  const url = URL.parse(trimmed);
  return url && !url.username && !url.password ? trimmed : undefined;
}

/**
 * Allowed address of a host's picture: on https, or on the host itself. Otherwise the monogram of its id replaces it.
 * @param address absolute, or a path of the host
 */
export function hostPicture(
  address: string,
  { origin, name, id }: { origin: string; name: string; id: number | string },
): string {
  const url = address.length > maxAddressLength || address === '' ? null : URL.parse(address, origin);
  if (url && (url.protocol === 'https:' || url.origin === origin)) return url.href;
  return `data:image/svg+xml,${encodeURIComponent(drawMonogram(name, id))}`;
}

/** RFC 3339 in UTC; undefined for an invalid time. */
export function hostTime(text: string): string | undefined {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** An id that both databases and all addresses accept. */
export function isHostId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
}

/** Missing or null values become the shape's empty value. */
export function withDefaults(row: unknown, defaults: Readonly<Record<string, unknown>>): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
  const given = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
  return { ...defaults, ...Object.fromEntries(given) };
}
