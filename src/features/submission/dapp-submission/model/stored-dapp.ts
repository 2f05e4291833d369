import * as v from 'valibot';
import { createStoredSchema } from '#features/submission/form-fields/model/stored-schema.ts';
import { createStoredFormat } from '#features/submission/submissions/model/stored-payload.ts';
import { dappFields } from './dapp-fields.ts';

export const dappFormat = createStoredFormat('dapp', dappFields, 'StoredDappForm');

/** The fields in which the languages of one project differ. */
export const dappTextFields = ['title', 'desc', 'language'] as const;

/** Fields that all languages of a project share: everything but the texts. */
export const sharedDappSchema = v.omit(createStoredSchema(dappFields, dappFormat.version), dappTextFields);
