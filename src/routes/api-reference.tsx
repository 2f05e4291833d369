import { msg } from '@lingui/core/macro';
import { ApiReferencePage } from '#features/submission/developer/view/reference/api-reference-page.tsx';
import type { DataOf, Page } from './page.ts';
import type { loader } from './api-reference.data.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => ({
    title: i18n._(msg`Content API`),
    description: i18n._(
      msg`Every call of the open content API, with its parameters, responses and an example.`,
    ),
  }),
  View: ApiReferencePage,
} satisfies Page<DataOf<typeof loader>>;
