import type { Card, Hardware } from '#features/core/brand/model/brand-products-schema.ts';

/** UN/CEFACT codes, as schema.org requires. */
const measured = (value: number, unitCode: 'MMT' | 'GRM') => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode,
});

interface ProductText {
  /** In the page's language. */
  name: string;
  description: string;
  /** Of the page, with its language; the document adds the origin. */
  path: string;
}

/** Structured data of the hardware wallet: a Product (schema.org), without a price, which the shop sets. */
export function describeHardware(
  { maker, device }: { maker: string; device: Hardware },
  { name, description, path }: ProductText,
): object {
  const { widthMm, heightMm, depthMm, weightGrams } = device;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${maker} · ${name}`,
    description,
    url: path,
    brand: { '@type': 'Brand', name: maker },
    width: measured(widthMm, 'MMT'),
    height: measured(heightMm, 'MMT'),
    depth: measured(depthMm, 'MMT'),
    weight: measured(weightGrams, 'GRM'),
  };
}

/** Structured data of the card: a PaymentCard (schema.org) and its issuer. */
export function describeCard(
  { maker, card }: { maker: string; card: Card },
  { description, path }: Omit<ProductText, 'name'>,
): object {
  const { nameParts, issuer } = card;
  return {
    '@context': 'https://schema.org',
    '@type': 'PaymentCard',
    name: nameParts.join(''),
    description,
    url: path,
    brand: { '@type': 'Brand', name: maker },
    provider: { '@type': 'Organization', name: issuer },
  };
}
