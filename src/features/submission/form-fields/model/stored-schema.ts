import * as v from 'valibot';
import { networkKeys } from '#features/core/chains/model/network-key.ts';
import { emptyValue } from './empty-fields.ts';
import type { Field, Fields } from './field.ts';
import type { FieldsSchema } from './sent-schema.ts';

const text = v.string();

/** The type of a stored value, without any rule of the form. */
function storedType(field: Field): v.GenericSchema {
  switch (field.type) {
    case 'select': {
      if (field.values === undefined) return text;
      const isCertain = field.required && !field.when;
      return v.picklist(isCertain ? field.values : ['', ...field.values]);
    }
    case 'choice':
      return v.picklist(field.values);
    case 'answer':
    case 'flag':
      return v.boolean();
    case 'picks':
    case 'ticks':
      return v.array(v.picklist(field.values));
    case 'categories':
      return v.array(v.number());
    case 'links':
      return v.array(text);
    case 'rows':
      return v.array(
        v.object(Object.fromEntries(Object.keys(field.columns).map((column) => [column, text]))),
      );
    case 'network-accounts':
      return v.array(v.object({ network: v.picklist(networkKeys), addresses: text }));
    default:
      return text;
  }
}

function storedValue(field: Field, version: number): v.GenericSchema {
  const isNullable = emptyValue(field) === null && !(field.required && !field.when);
  const stored = isNullable ? v.nullable(storedType(field)) : storedType(field);
  // The form did not have it yet.
  return version < (field.since ?? 1)
    ? v.optional(v.fallback(stored, emptyValue(field)), emptyValue(field))
    : stored;
}

/**
 * The shape in which a form of one version was stored: types only. A rule that is made stricter must not make an earlier submission
 * unreadable. Fields that were added later (`since`) are empty.
 */
export function createStoredSchema<Form extends Fields>(fields: Form, version: number): FieldsSchema<Form> {
  const entries = Object.entries(fields).map(([name, field]) => [name, storedValue(field, version)]);
  // Each entry has the type of its field: TypeScript does not follow that through a loop.
  return v.object(Object.fromEntries(entries) as FieldsSchema<Form>['entries']);
}

/** The latest version in which a field was added. */
export function latestVersion(fields: Fields): number {
  return Math.max(1, ...Object.values(fields).map(({ since = 1 }) => since));
}
