import { useState } from 'react';
import { Field } from '#ui/field/field.tsx';
import { MultiSelect } from '#ui/field/multi-select.tsx';

const networks = [
  { value: 'eth', label: 'Ethereum', keywords: 'ETH' },
  { value: 'bsc', label: 'BNB Smart Chain', keywords: 'BSC' },
  { value: 'tron', label: 'TRON', keywords: 'TRX' },
];

/** A combobox for several networks, a button after it, and what is chosen. */
export function NetworksField({ disabled, initial = [] }: { disabled?: boolean; initial?: string[] }) {
  const [values, setValues] = useState(initial);
  const words = { placeholder: 'Add a network', emptyLabel: 'Chain not found' };
  return (
    <>
      <Field id="networks" label="Networks" required error="Choose at least one network.">
        {(control) => (
          <MultiSelect
            {...{ ...control, ...words, values, disabled }}
            options={networks}
            onChange={setValues}
            removeLabel={(label) => `Remove ${label}`}
          />
        )}
      </Field>
      <button>Next</button>
      <output>{values.join()}</output>
    </>
  );
}
