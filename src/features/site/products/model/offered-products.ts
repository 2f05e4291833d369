import type { Card, Hardware } from '#features/core/brand/model/brand-products-schema.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';

export type ProductId = 'mobile' | 'hardware' | 'card' | 'extension' | 'desktop';

/** Whether the brand has this product. The software is there for every brand. */
export function isOffered({ products }: Pick<Brand, 'products'>, id: ProductId): boolean {
  return (id !== 'hardware' && id !== 'card') || products[id] !== undefined;
}

type Offering = Pick<Brand, 'products' | 'links'>;

export interface OfferedHardware {
  device: Hardware;
  /** Where it is ordered. */
  shop: string;
}

/** The hardware wallet; undefined for a brand without one. */
export function findHardware({ products, links }: Offering): OfferedHardware | undefined {
  const { hardware: device } = products;
  const { hardwareShop: shop } = links;
  return device && shop ? { device, shop } : undefined;
}

export interface OfferedCard {
  card: Card;
  /** Where to apply for it. */
  order: string;
}

/** The payment card; undefined for a brand without one. */
export function findCard({ products, links }: Offering): OfferedCard | undefined {
  const { card } = products;
  const { card: order } = links;
  return card && order ? { card, order } : undefined;
}
