import { Box, Button, Chip, Paper } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ListingNav } from '#features/store/catalogue/desk/listing-nav.tsx';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import { editorLanguages } from '#features/team/editing/model/languages.ts';
import { WithPreview } from '#features/core/desk-kit/desk/preview/with-preview.tsx';
import { StoreSymbol } from '#features/core/desk-kit/desk/store-symbol.tsx';
import { KeptVersions } from '#features/team/versions/desk/kept-versions.tsx';
import type { DeskCategory } from '../model/category-change.ts';
import { ArrangementPreview } from './arrangement-preview.tsx';
import { fieldLabel } from './listing-words.ts';
import { CategoryDialog, type SaveCategory } from './category-dialog.tsx';
import { OrderHeader } from './order-header.tsx';
import { OrderList } from './order-list.tsx';
import { PreparedChanges } from './prepared/prepared-changes.tsx';
import { useOrder } from './use-order.ts';
import { useSend } from './use-send.ts';

const nameOf = ({ titles, id }: DeskCategory) => titles['en'] ?? String(id);
const countOf = (items: number) => (items === 1 ? '1 DApp' : `${items} DApps`);

function Titles({ category }: { category: DeskCategory }) {
  const { titles, icon, isHidden, isHot, items } = category;
  const missing = editorLanguages.filter(({ locale }) => !titles[locale]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <StoreSymbol name={icon} />
      <Box sx={{ fontWeight: 600, color: isHidden ? 'text.secondary' : undefined }}>{nameOf(category)}</Box>
      <Box sx={{ color: 'text.secondary' }}>{isHot ? 'Hot list' : countOf(items)}</Box>
      {isHidden && <Chip variant="outlined" label="Hidden" />}
      {missing.length > 0 && (
        <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
          No title in {missing.map(({ name }) => name).join(', ')}
        </Box>
      )}
    </Box>
  );
}

interface ActionsProps {
  category: DeskCategory;
  onEdit: () => void;
  onDelete: () => void;
}

function Actions({ category, onEdit, onDelete }: ActionsProps) {
  const { change, isPending } = useChangeRecord('categories');
  const { isHidden, isHot, items } = category;
  const name = nameOf(category);
  const toggle = () =>
    void change({
      record: category,
      data: { name: isHidden ? 'show' : 'hide' },
      done: isHidden ? `${name} is shown.` : `${name} is hidden.`,
    });
  return (
    <Box sx={{ display: 'flex' }}>
      <Button color="inherit" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      {!isHot && (
        <>
          <Button
            color="inherit"
            aria-label={`${isHidden ? 'Show' : 'Hide'} ${name}`}
            disabled={isPending}
            onClick={toggle}
          >
            {isHidden ? 'Show' : 'Hide'}
          </Button>
          <Button
            color="error"
            aria-label={`Delete ${name}`}
            title={items > 0 ? 'Only an empty category can be deleted.' : undefined}
            disabled={items > 0}
            onClick={onDelete}
          >
            Delete
          </Button>
        </>
      )}
    </Box>
  );
}

type Asked = { act: 'edit' | 'delete'; category: DeskCategory } | { act: 'create' };

/** Creates or edits; the dialog stays open when the server refuses. */
function useSaving() {
  const dataProvider = useDataProvider();
  const send = useSend();
  return (category: DeskCategory | undefined, { values, seen, onStale }: SaveCategory): Promise<boolean> => {
    const data = category ? { name: 'edit', ...values, seen } : values;
    return send(
      () =>
        category
          ? dataProvider.update('categories', { id: category.id, data, previousData: category })
          : dataProvider.create('categories', { data }),
      category ? 'Saved.' : `${values.titles['en']} was created.`,
      onStale,
    );
  };
}

function Dialogs({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  const { change } = useChangeRecord('categories');
  const save = useSaving();
  if (!asked) return null;
  if (asked.act === 'create')
    return <CategoryDialog category={undefined} onClose={onClose} onSave={(sent) => save(undefined, sent)} />;
  const { category } = asked;
  if (asked.act === 'delete')
    return (
      <ActionDialog
        title={`Delete ${nameOf(category)}`}
        action="Delete category"
        isSevere
        onClose={onClose}
        onAct={() =>
          change({
            record: category,
            data: { name: 'delete' },
            done: `${nameOf(category)} was deleted.`,
          })
        }
      >
        The category disappears from the store, the submission form and the API. A deleted category cannot be
        restored.
      </ActionDialog>
    );
  return <CategoryDialog category={category} onClose={onClose} onSave={(sent) => save(category, sent)} />;
}

/** The categories of the store: their order, titles and symbols, and which are shown. */
export function CategoriesPage() {
  const order = useOrder<DeskCategory>({ resource: 'categories', target: 'category-order' });
  const [asked, setAsked] = useState<Asked>();
  const change = order.isLoaded
    ? ({ view: 'category-order', hids: order.items.map(({ id }) => id) } as const)
    : undefined;
  return (
    <WithPreview preview={<ArrangementPreview change={change} />}>
      <ListingNav current="/listings/categories" />
      <OrderHeader
        title="Categories"
        list="categories"
        about="The store, the home page and the API use this order."
        order={order}
      >
        <Button variant="outlined" color="inherit" onClick={() => setAsked({ act: 'create' })}>
          New category
        </Button>
      </OrderHeader>
      <Paper variant="outlined">
        <OrderList
          label="Order of the categories"
          items={order.items.map((category) => ({ ...category, name: nameOf(category) }))}
          onChange={order.setItems}
        >
          {(category) => (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Titles category={category} />
              </Box>
              <Actions
                category={category}
                onEdit={() => setAsked({ act: 'edit', category })}
                onDelete={() => setAsked({ act: 'delete', category })}
              />
            </Box>
          )}
        </OrderList>
      </Paper>
      <PreparedChanges kind="category" />
      <Box sx={{ mt: 3 }}>
        <KeptVersions resource="category-order/versions" labelOf={fieldLabel} onRestored={order.reset} />
      </Box>
      <Dialogs asked={asked} onClose={() => setAsked(undefined)} />
    </WithPreview>
  );
}
