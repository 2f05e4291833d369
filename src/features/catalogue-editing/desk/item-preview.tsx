import { useState } from 'react';
import {
  ListedViewChoice,
  PreviewPanel,
  type ListedView,
} from '#features/desk-kit/desk/preview/preview-panel.tsx';
import type { EditedLocale } from '#features/editing/desk/language-tabs.tsx';
import { addressOf, type ItemForm } from './use-item-form.ts';

/** What visitors will see of the form: in the store, and the page that DApps have. */
export function ItemPreview({ form, locale }: { form: ItemForm; locale: EditedLocale }) {
  const { base, draft } = form;
  const [view, setView] = useState<ListedView>('card');
  return (
    <PreviewPanel address={`${addressOf(base)}/previews`} request={{ draft, view, locale }}>
      {base.kind === 'dapp' && <ListedViewChoice value={view} onChange={setView} />}
    </PreviewPanel>
  );
}
