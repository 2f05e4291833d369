import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { resolveBrand } from '#features/core/brand/model/host-family.ts';
import values from './brand.json' with { type: 'json' };
import colors from './colors.json' with { type: 'json' };

/** What brand.json and colors.json say, which each start checks (src/app/validate-brand.ts). */
const configured = { ...values, kit: { ...values.kit, colors } } as Brand;

/** With the links of the host family that is shown: of the host that was asked, or else of PUBLIC_ORIGIN. */
export const brand = resolveBrand(configured);
