import type { Brand } from '#features/core/brand/model/brand-schema.ts';

/** Address of a release's file on the brand's host. */
export function fileAddress({ downloads }: Pick<Brand, 'downloads'>, fileName: string): string {
  return `${downloads.filesUrl}/${encodeURIComponent(fileName)}`;
}
