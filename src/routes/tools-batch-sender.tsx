import { msg } from '@lingui/core/macro';
import { BatchSenderPage } from '#features/tools/batch-sending/view/batch-sender-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './tools-batch-sender.data.ts';

export const page = {
  head: ({ i18n }) => ({
    title: i18n._(msg`Batch sender`),
    description: i18n._(
      msg`Pay many recipients from one list. Every line is checked before you sign, and no line is paid twice.`,
    ),
  }),
  View: BatchSenderPage,
} satisfies Page<DataOf<typeof loader>>;
