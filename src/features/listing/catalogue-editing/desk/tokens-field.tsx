import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { ListedItem } from '#features/store/catalogue/model/listing-change.ts';
import type { DappListing } from '../model/listing-draft.ts';
import type { ItemForm } from './use-item-form.ts';

interface Choice {
  hid: number;
  title: string;
}

/** A search shows so many tokens. */
const shownMax = 20;

/** Listed tokens of a DApp, found by name or contract. */
export function TokensField({ form, draft }: { form: ItemForm; draft: DappListing }) {
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<Choice[]>(form.base.choices.tokens);
  const { data = [] } = useGetList<ListedItem>(
    'listings',
    { filter: { kind: 'token', q: typed.trim() }, pagination: { page: 1, perPage: shownMax } },
    { enabled: typed.trim().length > 1 },
  );
  const found = data.map(({ hid, name, place }) => ({ hid, title: place ? `${name} (${place})` : name }));
  const titleOf = (hid: number) => known.find((each) => each.hid === hid)?.title ?? String(hid);
  return (
    <Autocomplete
      multiple
      filterOptions={(options) => options}
      options={found.filter(({ hid }) => !draft.tokens.includes(hid))}
      value={draft.tokens.map((hid) => ({ hid, title: titleOf(hid) }))}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ hid }) => hid}
      isOptionEqualToValue={(a, b) => a.hid === b.hid}
      noOptionsText={typed.trim().length > 1 ? 'Nothing found.' : 'Enter a name or a contract.'}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, chosen) => {
        setKnown((before) => [...before, ...chosen]);
        form.change({ tokens: chosen.map(({ hid }) => hid) });
      }}
      renderInput={(input) => <TextField {...input} label="Tokens" sx={{ m: 0 }} />}
    />
  );
}
