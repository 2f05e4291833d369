import { msg } from '@lingui/core/macro';
import { TokenCheckPage } from '#features/tools/token-check/view/token-check-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './tools-token-check.data.ts';

export const page = {
  head: ({ i18n }) => ({
    title: i18n._(msg`Token security check`),
    description: i18n._(
      msg`Simulate buying, transferring and reselling a token before you pay, and see what its owner can do.`,
    ),
  }),
  View: TokenCheckPage,
} satisfies Page<DataOf<typeof loader>>;
