import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import { presentNotice, type Notices } from '#features/site/shell/server/notices.ts';
import { noticeOf } from './notice-port.ts';

/** The strip once the draft is published: it is then the one that was published last. Until it has a text, the one that visitors see. */
export const previewNotice = (notices: Notices, body: ContentBody): Notices => ({
  find: async (locale) => presentNotice(noticeOf(body), locale) ?? notices.find(locale),
});
