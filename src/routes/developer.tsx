import { msg } from '@lingui/core/macro';
import { DeveloperPage } from '#features/submission/developer/view/guide/developer-page.tsx';
import { lead } from '#features/submission/developer/view/guide/lead.ts';
import type { Page } from './page.ts';

export const page = {
  head: ({ i18n }) => ({ title: i18n._(msg`Developers`), description: i18n._(lead) }),
  View: DeveloperPage,
} satisfies Page;
