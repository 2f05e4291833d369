import * as v from 'valibot';
import { localeCodes } from '#i18n/locales.ts';
import { newNoticeSchema } from './notice-form.ts';

const { key: _key, ...entries } = newNoticeSchema.entries;

/** A notice as it is in the form. */
export const noticePreviewSchema = v.object({
  ...entries,
  /** Of a notice that is edited: its updates are shown too. */
  id: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  locale: v.picklist(localeCodes),
  theme: v.picklist(['light', 'dark']),
});
export type NoticePreview = v.InferOutput<typeof noticePreviewSchema>;
