import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { VerifyPage } from '#features/site/downloads/view/verify/verify-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './verify.data.ts';

export const page = {
  head: ({ i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg`Version verification`),
      description: i18n._(
        msg`Check by file, SHA-256 or version that your download of ${wallet} is one we published. Nothing is uploaded.`,
      ),
    };
  },
  View: VerifyPage,
} satisfies Page<DataOf<typeof loader>>;
