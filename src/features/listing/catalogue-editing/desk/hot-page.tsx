import { Autocomplete, Box, Button, Chip, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ListingNav } from '#features/store/catalogue/desk/listing-nav.tsx';
import type { ListedItem } from '#features/store/catalogue/model/listing-change.ts';
import { WithPreview } from '#features/core/desk-kit/desk/preview/with-preview.tsx';
import { KeptVersions } from '#features/team/versions/desk/kept-versions.tsx';
import type { HotItem } from '../model/category-change.ts';
import { ArrangementPreview } from './arrangement-preview.tsx';
import { fieldLabel } from './listing-words.ts';
import { OrderHeader } from './order-header.tsx';
import { OrderList } from './order-list.tsx';
import { useOrder } from './use-order.ts';

/** A search shows so many DApps. */
const shownMax = 20;

function AddDapp({ taken, onAdd }: { taken: readonly number[]; onAdd: (item: HotItem) => void }) {
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState(0);
  const q = typed.trim();
  const { data = [] } = useGetList<ListedItem>(
    'listings',
    { filter: { kind: 'dapp', q }, pagination: { page: 1, perPage: shownMax } },
    { enabled: q.length > 1 },
  );
  return (
    <Autocomplete
      // Empty again after each choice, and not when the list has loaded or another person has changed it.
      key={added}
      options={q.length > 1 ? data.filter(({ hid }) => !taken.includes(hid)) : []}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ hid }) => hid}
      noOptionsText={q.length > 1 ? 'Nothing found.' : 'Enter a name or a site.'}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, item) => {
        if (!item) return;
        onAdd({ id: item.hid, title: item.name, url: item.place, isListed: true });
        setAdded(added + 1);
      }}
      renderInput={(input) => <TextField {...input} label="Add a DApp" sx={{ m: 0 }} />}
      sx={{ maxWidth: 360, mb: 2 }}
    />
  );
}

function HotRow({ item, onRemove }: { item: HotItem; onRemove: () => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 600, mr: 1.5 }}>
          {item.title}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {item.url}
        </Box>{' '}
        {!item.isListed && <Chip variant="outlined" color="error" label="Delisted" />}
      </Box>
      <Button color="inherit" aria-label={`Remove ${item.title}`} onClick={onRemove}>
        Remove
      </Button>
    </Box>
  );
}

/** The DApps of the hot category in their order. */
export function HotPage() {
  const order = useOrder<HotItem>({ resource: 'hot-list', target: 'hot-list' });
  const { items, setItems } = order;
  return (
    <WithPreview
      preview={
        <ArrangementPreview
          change={order.isLoaded ? { view: 'hot-list', hids: items.map(({ id }) => id) } : undefined}
        />
      }
    >
      <ListingNav current="/listings/hot" />
      <OrderHeader
        title="Hot list"
        list="hot-list"
        about="The hot category, its section on the home page and the API use this order. In every other list, hot DApps come first."
        order={order}
      />
      <AddDapp taken={items.map(({ id }) => id)} onAdd={(item) => setItems([...items, item])} />
      <Paper variant="outlined">
        {order.isLoaded && items.length === 0 && (
          <Typography sx={{ p: 3, color: 'text.secondary' }}>The hot list is empty. Add a DApp.</Typography>
        )}
        <OrderList
          label="Order of the hot DApps"
          items={items.map((item) => ({ ...item, name: item.title }))}
          onChange={setItems}
        >
          {(item) => (
            <HotRow item={item} onRemove={() => setItems(items.filter(({ id }) => id !== item.id))} />
          )}
        </OrderList>
      </Paper>
      <Box sx={{ mt: 3 }}>
        <KeptVersions resource="hot-list/versions" labelOf={fieldLabel} onRestored={order.reset} />
      </Box>
    </WithPreview>
  );
}
