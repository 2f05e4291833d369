import { FormField, type FormFieldOf } from '#features/submission/submission-form/view/form/form-field.tsx';
import type { AmbassadorControls } from './ambassador-draft-kind.ts';

/** A text of the application by its name. */
export const AmbassadorField: FormFieldOf<AmbassadorControls> = FormField;
