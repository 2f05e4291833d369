import { useState } from 'react';
import { PreviewPanel } from '#features/core/desk-kit/desk/preview/preview-panel.tsx';
import { PreviewLanguage } from '#features/team/editing/desk/preview-language.tsx';

interface ArrangementPreviewProps {
  /** What is about to change; undefined while something is missing. */
  change: object | undefined;
  hint?: string;
}

/** The page of the store with what a person is about to change. */
export function ArrangementPreview({ change, hint }: ArrangementPreviewProps) {
  const [locale, setLocale] = useState('en');
  return (
    <PreviewPanel address="catalogue-previews" request={change && { ...change, locale }} hint={hint}>
      <PreviewLanguage value={locale} onChange={setLocale} />
    </PreviewPanel>
  );
}
