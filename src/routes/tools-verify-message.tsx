import { msg } from '@lingui/core/macro';
import { MessageVerificationPage } from '#features/tools/message-verification/view/message-verification-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './tools-verify-message.data.ts';

export const page = {
  head: ({ i18n }) => ({
    title: i18n._(msg`Message verification`),
    description: i18n._(
      msg`Find out which address signed a message or typed data. Contract wallets can be checked too. The message never leaves your browser.`,
    ),
  }),
  View: MessageVerificationPage,
} satisfies Page<DataOf<typeof loader>>;
