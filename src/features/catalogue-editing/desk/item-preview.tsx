import { useState } from 'react';
import { PreviewChoice, PreviewPanel } from '#features/desk-kit/desk/preview/preview-panel.tsx';
import type { EditedLocale } from '#features/editing/desk/language-tabs.tsx';
import { addressOf, type ItemForm } from './use-item-form.ts';

type View = 'card' | 'page';

/** What visitors will see of the form: in the store, and the page that DApps have. */
export function ItemPreview({ form, locale }: { form: ItemForm; locale: EditedLocale }) {
  const { base, draft } = form;
  const [view, setView] = useState<View>('card');
  return (
    <PreviewPanel address={`${addressOf(base)}/previews`} request={{ draft, view, locale }}>
      {base.kind === 'dapp' && (
        <PreviewChoice
          label="What is shown"
          value={view}
          onChange={setView}
          values={[
            ['card', 'In the store'],
            ['page', 'Its page'],
          ]}
        />
      )}
    </PreviewPanel>
  );
}
