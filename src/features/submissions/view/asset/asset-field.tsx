import { useLingui } from '@lingui/react/macro';
import { TextField, type TextFieldProps } from '../form/text-field.tsx';
import { useFlow } from '../flow/flow-context.ts';
import type { AssetFields } from './asset-fields.ts';

export interface AssetFieldProps extends Omit<
  TextFieldProps,
  'path' | 'label' | 'value' | 'onChange' | 'required'
> {
  /** The field; its name, value and fault come from the flow. */
  name: string;
  optional?: boolean;
}

/** A text of the form by its name. What was read from the chain says so until it is edited. */
export function AssetField({ name, optional, hint, ...rest }: AssetFieldProps) {
  const { t } = useLingui();
  const { fields, kind, setFields } = useFlow<AssetFields>();
  const value = (fields as unknown as Record<string, string>)[name] ?? '';
  const isRead = value !== '' && fields.read[name] === value;
  return (
    <TextField
      {...rest}
      path={name}
      label={kind.useLabels()[name] ?? name}
      required={!optional}
      hint={
        isRead
          ? t({ context: 'under a field: where its value was read', message: 'Read from the chain.' })
          : hint
      }
      value={value}
      onChange={(typed) => setFields({ [name]: typed })}
    />
  );
}
