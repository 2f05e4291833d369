import { msg } from '@lingui/core/macro';
import { OfflineKeysPage } from '#features/tools/offline-keys/view/offline-keys-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './tools-keys.data.ts';

export const page = {
  head: ({ i18n }) => ({
    title: i18n._(msg`Key generator`),
    description: i18n._(
      msg`One HTML file that creates recovery phrases and addresses without a network. Its SHA-256 is published, and it can send nothing.`,
    ),
  }),
  View: OfflineKeysPage,
} satisfies Page<DataOf<typeof loader>>;
