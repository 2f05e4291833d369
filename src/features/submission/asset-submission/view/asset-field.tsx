import { useLingui } from '@lingui/react/macro';
import { useFlow } from '#features/submission/submission-form/view/flow/flow-context.ts';
import {
  FormField,
  type FormFieldProps,
} from '#features/submission/submission-form/view/form/form-field.tsx';
import type { AssetControls } from './asset-controls.ts';

/** A text of the form by its name. What was read from the chain says so until it is edited. */
export function AssetField({ name, hint, ...rest }: FormFieldProps) {
  const { t } = useLingui();
  const { fields } = useFlow<AssetControls>();
  const value = (fields as unknown as Record<string, string>)[name] ?? '';
  const isRead = value !== '' && fields.read[name] === value;
  return (
    <FormField
      {...rest}
      name={name}
      hint={
        isRead
          ? t({ context: 'under a field: where its value was read', message: 'Read from the chain.' })
          : hint
      }
    />
  );
}
