import { Autocomplete, Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { dappFactHints, dappFactValues } from '#features/store/catalogue/desk/dapp-fact-words.ts';
import { dappFactNames, isLinkFact, type DappFactName } from '#features/store/catalogue/model/dapp-facts.ts';
import { hotCategoryId } from '#features/store/catalogue/model/hot-category.ts';
import { dappFields } from '#features/submission/dapp-submission/model/dapp-fields.ts';
import type { DappListing } from '../model/listing-draft.ts';
import { ContractsField } from './contracts-field.tsx';
import { errorAt } from './field-notes.tsx';
import { fieldLabel } from './listing-words.ts';
import { LogoField } from './logo-field.tsx';
import { TextInput } from './text-input.tsx';
import { TokensField } from './tokens-field.tsx';
import type { ItemForm } from './use-item-form.ts';

interface PartProps {
  form: ItemForm;
  draft: DappListing;
}

function CategoriesField({ form, draft }: PartProps) {
  const error = errorAt(form, 'categories');
  const { categories } = form.base.choices;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={categories.filter(({ hid }) => hid !== hotCategoryId)}
      value={draft.categories.map(
        (hid) => categories.find((each) => each.hid === hid) ?? { hid, title: String(hid) },
      )}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ hid }) => hid}
      isOptionEqualToValue={(a, b) => a.hid === b.hid}
      onChange={(_event, chosen) =>
        form.change({ categories: chosen.map(({ hid }) => hid).toSorted((a, b) => a - b) })
      }
      renderInput={(input) => (
        <TextField
          {...input}
          label="Categories"
          error={error !== undefined}
          helperText={error}
          sx={{ m: 0 }}
        />
      )}
    />
  );
}

function FactField({ form, draft, name }: PartProps & { name: DappFactName }) {
  const change = (value: string) => form.change({ [name]: value });
  if (isLinkFact(name))
    return (
      <TextInput
        form={form}
        path={name}
        value={draft[name]}
        onChange={change}
        max={dappFields[name].max}
        hint={dappFactHints[name]}
      />
    );
  return (
    <TextField
      select
      label={fieldLabel(name)}
      value={draft[name]}
      onChange={(event) => change(event.target.value)}
      sx={{ m: 0 }}
    >
      {Object.entries(dappFactValues[name]).map(([value, word]) => (
        <MenuItem key={value} value={value}>
          {word}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** What is the same in every language of a DApp. */
export function DappFields({ form, draft }: PartProps) {
  return (
    <>
      <LogoField form={form} />
      <TextInput
        form={form}
        path="url"
        value={draft.url}
        onChange={(url) => form.change({ url })}
        max={dappFields.url.max}
      />
      <CategoriesField form={form} draft={draft} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
        {dappFactNames.map((name) => (
          <FactField key={name} form={form} draft={draft} name={name} />
        ))}
      </Box>
      <FormControlLabel
        label="Hot: added at the end of the hot category"
        control={<Switch checked={draft.hot} onChange={(_event, hot) => form.change({ hot })} />}
      />
      <ContractsField form={form} draft={draft} />
      <TokensField form={form} draft={draft} />
    </>
  );
}
