import * as v from 'valibot';
import type { Fields, SentOf } from '#features/submission/form-fields/model/field.ts';
import { createStoredSchema, latestVersion } from '#features/submission/form-fields/model/stored-schema.ts';
import type { SubmissionKind } from './state.ts';

/*
 * The shapes in which forms are stored, by kind and version: all versions are derived from the descriptions of the fields, in which each
 * field says since which version it exists. A field is added with the next version (`since`); what a landed version holds never changes,
 * which src/app/stored-forms.test.ts holds against a literal of each. A change that `since` cannot say (a field removed or of another
 * type) needs that literal in the kind's format, for the versions before it.
 */

/** The form is gone: the submission expired. */
export const removedPayloadVersion = 0;

/** How the forms of one kind are stored. */
export interface StoredFormat<Payload extends object = object> {
  kind: SubmissionKind;
  /** Of today's form. */
  fields: Fields;
  /** The version that is written now. */
  version: number;
  /** The shape of each version, oldest first. */
  schemas: readonly v.GenericSchema<unknown, Payload>[];
}

/** @param name of the form in the API description, in which only the latest version has no number */
export function createStoredFormat<Form extends Fields>(
  kind: SubmissionKind,
  fields: Form,
  name: string,
): StoredFormat<SentOf<Form>> {
  const version = latestVersion(fields);
  const schemas = Array.from({ length: version }, (_entry, index) => {
    const ref = index + 1 === version ? name : `${name}${index + 1}`;
    const schema = v.pipe(createStoredSchema(fields, index + 1), v.metadata({ ref }));
    // The same types by another name: TypeScript does not see that through the description.
    return schema as unknown as v.GenericSchema<unknown, SentOf<Form>>;
  });
  return { kind, fields, version, schemas };
}

/** The shape of a stored form; undefined for a version that this code does not know. */
export function payloadSchema<Payload extends object>(
  { schemas }: StoredFormat<Payload>,
  version: number,
): v.GenericSchema<unknown, Payload> | undefined {
  return schemas[version - 1];
}

/** Stored in place of a form that was deleted. */
export const removedPayloadSchema = v.strictObject({});
