import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { BrandkitPage } from '#features/site/brandkit/view/brandkit-page.tsx';
import type { Page } from './page.ts';

export const page = {
  head: ({ i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg`Brand kit`),
      description: i18n._(
        msg`The ${wallet} logo as SVG and PNG, how the name is spelled, colors with their values, typefaces, and what to do and not to do.`,
      ),
    };
  },
  View: BrandkitPage,
} satisfies Page;
