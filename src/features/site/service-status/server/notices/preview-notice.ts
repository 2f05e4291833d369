import { fallbackLocale } from '#i18n/locales.ts';
import type { NoticePreview } from '../../model/notice-preview.ts';
import { placeOf, stateOf, type NoticePlace } from '../../model/notice-state.ts';
import type { Notice } from '../../model/notice.ts';
import { presentNotices } from '../../model/present-notices.ts';
import type { ServiceStatus } from '../service-status.ts';

type ReadStatus = Pick<ServiceStatus, 'read'>;

interface Previewed {
  draft: NoticePreview;
  /** The notice that is edited. */
  stored: Notice | undefined;
  now: Date;
}

/** No row has this id. */
const unwritten = { id: 0, version: 0, end_time: null, updates: [] };

function noticeOf({ draft, stored }: Previewed): Notice {
  const { kind, subjects, texts, begin_time, planned_end_time } = draft;
  const progress = stored?.progress ?? draft.progress;
  return { ...(stored ?? unwritten), kind, progress, subjects, texts, begin_time, planned_end_time };
}

/** The status as visitors will read it once the draft is published. */
export function previewNotice(
  status: ReadStatus,
  previewed: Previewed,
): { status: ReadStatus; place: NoticePlace } {
  const notice = noticeOf(previewed);
  const { now } = previewed;
  return {
    place: placeOf(stateOf(notice, now)),
    status: {
      async read(locale = fallbackLocale) {
        const report = await status.read(locale);
        const others = report.notices.filter(({ id }) => id !== notice.id);
        return { ...report, notices: [...presentNotices([notice], { locale, now }), ...others] };
      },
    },
  };
}
