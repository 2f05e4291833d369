import { foldTextWithHan } from '#lib/fold-han.ts';

/** Names that differ only in letter case, accents, width, spaces or the script of their Chinese are one. */
export function linkNameKey(name: string): string {
  return foldTextWithHan(name).replace(/\s+/g, ' ').trim();
}
