import { FormField, type FormFieldOf } from '#features/submission/submission-form/view/form/form-field.tsx';
import type { DappControls } from './dapp-draft-kind.ts';

/** A text of the DApp form by its name. */
export const DappField: FormFieldOf<DappControls> = FormField;
