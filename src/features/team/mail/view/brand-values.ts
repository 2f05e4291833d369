import { brand } from '#brand/brand.ts';

/** What every mail may name. */
export const brandValues = () => ({ wallet: brand.name, support: brand.supportEmail });
