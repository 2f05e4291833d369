import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { DeveloperPage } from '#features/developer/view/guide/developer-page.tsx';
import type { Page } from './page.ts';

export const page = {
  head: ({ i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg`Developers`),
      description: i18n._(
        msg`List a DApp, a token, an NFT collection or a chain in ${wallet}, read the catalog through an open API, and connect with the SDK.`,
      ),
    };
  },
  View: DeveloperPage,
} satisfies Page;
