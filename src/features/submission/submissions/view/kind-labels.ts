import type { I18n } from '@lingui/core';
import type { SubmissionKind } from '../model/state.ts';

/** Names of the fields of each kind's form, where no form is: on the status page and in mails. */
export type KindLabels = Readonly<Record<SubmissionKind, (i18n: I18n) => Readonly<Record<string, string>>>>;

/** A question loses its marks where a colon follows. */
export const plainLabel = (label: string): string => label.replaceAll(/[¿?？]/g, '');
