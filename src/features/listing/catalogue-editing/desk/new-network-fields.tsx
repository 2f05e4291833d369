import { Box, TextField } from '@mui/material';
import { UploadsContext } from '#features/core/desk-kit/desk/pending-uploads.ts';
import type { KeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { chainIdMax, familyMax, type NetworkFields } from '../model/new-network.ts';
import { LogoInput } from './logo-field.tsx';
import { explorerOf, NetworkExplorer, NetworkNames, noExplorer, type Explorer } from './network-fields.tsx';

/** What the form holds of a network that is described. */
export type NetworkDescription = Omit<NetworkFields, 'explorer'> & { explorer: Explorer };

export const noDescription: NetworkDescription = {
  ...{ ns: '', chain_id: '', title: '', short: '', icon: '' },
  explorer: noExplorer,
};

/** What is sent of it; undefined while something is missing. */
export function fieldsOf(description: NetworkDescription): NetworkFields | undefined {
  const { ns, chain_id, title, short } = description;
  if ([ns, chain_id, title, short].some((text) => text.trim() === '')) return undefined;
  return { ...description, explorer: explorerOf(description.explorer) };
}

interface NewNetworkFieldsProps {
  form: Pick<KeptForm<NetworkDescription>, 'values' | 'set'>;
  /** Tells the dialog that the logo is on its way. */
  onUpload: (difference: 1 | -1) => void;
}

/** A network of any family, field by field. */
export function NewNetworkFields({ form: { values, set }, onUpload }: NewNetworkFieldsProps) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 2fr' }}>
        <TextField
          label="Family"
          helperText="The CAIP-2 namespace: ethereum for EVM networks, solana, cosmos …"
          value={values.ns}
          onChange={(event) => set({ ns: event.target.value })}
          slotProps={{ htmlInput: { maxLength: familyMax, spellCheck: false } }}
          sx={{ m: 0 }}
        />
        <TextField
          label="Chain ID"
          helperText="The part after the colon of its CAIP-2 ID, such as cosmoshub-4"
          value={values.chain_id}
          onChange={(event) => set({ chain_id: event.target.value })}
          slotProps={{ htmlInput: { maxLength: chainIdMax, spellCheck: false } }}
          sx={{ m: 0 }}
        />
      </Box>
      <NetworkNames values={values} onChange={set} />
      <UploadsContext value={onUpload}>
        <LogoInput
          value={values.icon}
          stored=""
          name={values.title}
          error={undefined}
          onChange={(icon) => set({ icon })}
        />
      </UploadsContext>
      <NetworkExplorer values={values} onChange={set} />
      <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
        The store, its filter and the API show this network. The submission forms do not offer it, because
        they have rules for their own networks only.
      </Box>
    </>
  );
}
