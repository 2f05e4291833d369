import { FormControlLabel, Switch } from '@mui/material';
import { UploadsContext } from '#features/core/desk-kit/desk/pending-uploads.ts';
import type { ChainEdit } from '../model/chain-edit.ts';
import { LogoInput } from './logo-field.tsx';
import { explorerOf, NetworkExplorer, NetworkNames, noExplorer, type Explorer } from './network-fields.tsx';

/** What the form of a network holds. */
export type NetworkValues = Pick<ChainEdit, 'title' | 'short' | 'icon' | 'isListed'> & { explorer: Explorer };

export const valuesOf = ({
  title,
  short,
  icon,
  isListed,
  explorer,
}: Omit<ChainEdit, 'seen'>): NetworkValues => ({
  ...{ title, short, icon, isListed },
  explorer: explorer ?? noExplorer,
});

/** What is sent of it, without the version that it is based on. */
export const editOf = (values: NetworkValues) => ({ ...values, explorer: explorerOf(values.explorer) });

interface NetworkEditFieldsProps {
  values: NetworkValues;
  /** As it is stored, with its logo. */
  stored: Pick<ChainEdit, 'title' | 'icon'>;
  onChange: (changed: Partial<NetworkValues>) => void;
  /** Tells the dialog that the logo is on its way. */
  onUpload: (difference: 1 | -1) => void;
}

/** Names, logo and explorer of a network, and whether it is offered. */
export function NetworkEditFields({ values, stored, onChange, onUpload }: NetworkEditFieldsProps) {
  return (
    <>
      <NetworkNames values={values} onChange={onChange} />
      <UploadsContext value={onUpload}>
        <LogoInput
          value={values.icon}
          stored={stored.icon}
          name={stored.title}
          error={undefined}
          onChange={(icon) => onChange({ icon })}
        />
      </UploadsContext>
      <NetworkExplorer values={values} onChange={onChange} />
      <FormControlLabel
        label="Listed: forms and filters offer it"
        control={<Switch checked={values.isListed} onChange={(_event, isListed) => onChange({ isListed })} />}
      />
    </>
  );
}
