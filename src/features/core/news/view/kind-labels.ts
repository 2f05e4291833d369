import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NewsKind } from '../model/news-kinds.ts';

/** What visitors call the kinds of news; one label for the filter and for each item. */
export const newsKindLabels: Record<NewsKind, MessageDescriptor> = {
  release: msg({ context: 'kind of news', message: 'Release', comment: 'News of a new version or function' }),
  maintenance: msg({
    context: 'kind of news',
    message: 'Maintenance',
    comment: 'News of nodes and networks',
  }),
  warning: msg({
    context: 'kind of news',
    message: 'Warning',
    comment: 'News of a danger to funds, such as fraud',
  }),
  company: msg({ context: 'kind of news', message: 'Company', comment: 'News of the team and its programs' }),
};
