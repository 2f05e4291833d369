import type { I18n } from '@lingui/core';
import type { SubmissionKind } from '../model/state.ts';

/** Names of the values that a field offers, by field and value. */
export type FieldChoices = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The same for each kind's form, where no form is: on the status page. */
export type KindChoices = Readonly<Record<SubmissionKind, (i18n: I18n) => FieldChoices>>;
