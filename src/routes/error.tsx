import { msg } from '@lingui/core/macro';
import { ErrorPage, type ErrorPageData } from '#features/site/home/view/error/error-page.tsx';
import type { Page } from './page.ts';

export const page = {
  layout: { solidHeader: true },
  head: ({ i18n }) => ({
    title: i18n._(msg`Something went wrong`),
    description: i18n._(msg`This page could not be shown.`),
    noIndex: true,
  }),
  View: ErrorPage,
} satisfies Page<ErrorPageData>;
