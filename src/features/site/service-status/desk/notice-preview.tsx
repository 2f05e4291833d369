import { PreviewPanel } from '#features/core/desk-kit/desk/preview/preview-panel.tsx';
import type { DisruptionState } from '../model/notice.ts';
import { factsOf, isReady, type NoticeDraft } from './notice-draft.ts';
import type { Language } from './texts-fields.tsx';

interface NoticePreviewProps {
  draft: NoticeDraft;
  /** Of a new notice. */
  progress?: DisruptionState;
  /** Of a notice that is edited. */
  id?: number;
  locale: Language;
}

/** The page of the status with the notice, in the language of the shown text. */
export function NoticePreview({ draft, progress, id, locale }: NoticePreviewProps) {
  return (
    <PreviewPanel
      address="status-notice-previews"
      request={
        isReady(draft)
          ? {
              ...factsOf(draft),
              kind: draft.kind,
              locale,
              ...(progress && { progress }),
              ...(id !== undefined && { id }),
            }
          : undefined
      }
      hint="Choose a service or product, and write title and text in English to see the page."
    />
  );
}
