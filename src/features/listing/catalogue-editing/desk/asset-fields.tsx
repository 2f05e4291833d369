import { Autocomplete, Box, MenuItem, TextField } from '@mui/material';
import {
  contractFields,
  listingFields,
  supplyDigitsMax,
} from '#features/submission/asset-submission/model/asset-fields.ts';
import { tokenFields } from '#features/submission/asset-submission/model/token/token-fields.ts';
import type { ListingDraft, NftListing, TokenListing } from '../model/listing-draft.ts';
import { errorAt, FieldNotes } from './field-notes.tsx';
import { LogoField } from './logo-field.tsx';
import { TextInput } from './text-input.tsx';
import type { ItemForm } from './use-item-form.ts';

interface PartProps {
  form: ItemForm;
  draft: TokenListing | NftListing;
}

type TextName = Exclude<keyof TokenListing, 'texts' | 'icon' | 'chain' | 'standard'>;

const row = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' };

const maxOf: Record<TextName, number> = {
  name: contractFields.name.max,
  symbol: contractFields.symbol.max,
  address: contractFields.address.max,
  website: listingFields.website.max,
  total_supply: supplyDigitsMax,
  bl_symbol: tokenFields.bl_symbol.max,
  decimal: tokenFields.decimal.max,
  precision: tokenFields.precision.max,
  gas: tokenFields.gas.max,
};

function Text({ form, draft, name, hint }: PartProps & { name: TextName; hint?: string }) {
  if (!(name in draft)) return null;
  return (
    <TextInput
      form={form}
      path={name}
      value={(draft as TokenListing)[name]}
      onChange={(value) => form.change({ [name]: value } as Partial<ListingDraft>)}
      max={maxOf[name]}
      {...(hint !== undefined && { hint })}
    />
  );
}

function NetworkFields({ form, draft }: PartProps) {
  const { chains } = form.base.choices;
  const chain = chains.find(({ hid }) => hid === draft.chain) ?? null;
  const standards = [...new Set([...(chain?.standards ?? []), draft.standard])];
  const [chainError, standardError] = [errorAt(form, 'chain'), errorAt(form, 'standard')];
  return (
    <Box sx={row}>
      <Autocomplete
        disableClearable
        options={chains}
        {...(chain && { value: chain })}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ hid }) => hid}
        onChange={(_event, chosen) => form.change({ chain: chosen.hid })}
        renderInput={(input) => (
          <TextField
            {...input}
            label="Network"
            error={chainError !== undefined}
            helperText={chainError}
            sx={{ m: 0 }}
          />
        )}
      />
      <TextField
        select
        label="Standard"
        value={draft.standard}
        error={standardError !== undefined}
        helperText={standardError}
        onChange={(event) => form.change({ standard: event.target.value })}
        sx={{ m: 0 }}
      >
        {standards.map((standard) => (
          <MenuItem key={standard} value={standard}>
            {standard || 'None'}
          </MenuItem>
        ))}
      </TextField>
      <FieldNotes form={form} path="standard" />
    </Box>
  );
}

/** What is the same in every language of a token or an NFT collection. */
export function AssetFields(props: PartProps) {
  return (
    <>
      <LogoField form={props.form} />
      <Box sx={row}>
        <Text {...props} name="name" />
        <Text {...props} name="symbol" />
      </Box>
      <NetworkFields {...props} />
      <Text {...props} name="address" />
      <Box sx={row}>
        <Text {...props} name="total_supply" />
        <Text {...props} name="decimal" />
        <Text {...props} name="precision" />
        <Text {...props} name="gas" />
        <Text {...props} name="bl_symbol" />
      </Box>
      <Text {...props} name="website" />
    </>
  );
}
