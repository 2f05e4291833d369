import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { isOffered } from '#features/site/products/model/offered-products.ts';
import { noticeProducts, type NoticeSubject } from '#features/site/service-status/model/notice.ts';
import type { ServiceStatus } from '#features/site/service-status/server/service-status.ts';

interface Options {
  serviceStatus: Pick<ServiceStatus, 'read'>;
  brand: Brand;
}

/** What the notices of this portal can be about: the services that it measures, and the products of the brand. */
export async function listNoticeSubjects({ serviceStatus, brand }: Options): Promise<NoticeSubject[]> {
  const { parts } = await serviceStatus.read();
  return [...parts.map(({ part }) => part), ...noticeProducts.filter((product) => isOffered(brand, product))];
}
