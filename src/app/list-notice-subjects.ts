import type { Brand } from '#features/brand/model/brand-schema.ts';
import { isOffered } from '#features/products/model/offered-products.ts';
import { noticeProducts, type NoticeSubject } from '#features/service-status/model/notice.ts';
import type { ServiceStatus } from '#features/service-status/server/service-status.ts';

interface Options {
  serviceStatus: Pick<ServiceStatus, 'read'>;
  brand: Brand;
}

/** What the notices of this portal can be about: the services that it measures, and the products of the brand. */
export async function listNoticeSubjects({ serviceStatus, brand }: Options): Promise<NoticeSubject[]> {
  const { parts } = await serviceStatus.read();
  return [...parts.map(({ part }) => part), ...noticeProducts.filter((product) => isOffered(brand, product))];
}
