import * as v from 'valibot';
import type { DraftOf, Field, Fields, FileField } from '#features/submission/form-fields/model/field.ts';

type FileNames<Form extends Fields> = {
  [Name in keyof Form]: Form[Name] extends FileField ? Name : never;
}[keyof Form];

/** Values of a form's controls; files are kept separately with their names. */
export type ControlsOf<Form extends Fields> = Omit<DraftOf<Form>, FileNames<Form>>;

const text = v.fallback(v.string(), '');

function draftValue(field: Field): v.GenericSchema {
  switch (field.type) {
    case 'choice':
      return v.fallback(v.nullable(v.picklist(field.values)), null);
    case 'answer':
      return v.fallback(v.nullable(v.boolean()), null);
    case 'flag':
      return v.fallback(v.boolean(), false);
    case 'picks':
      return v.fallback(v.array(v.string()), []);
    case 'ticks':
      return v.fallback(v.array(v.picklist(field.values)), []);
    case 'categories':
      return v.fallback(v.array(v.number()), []);
    case 'links':
      // There is a row to type into from the beginning.
      return v.fallback(v.pipe(v.array(v.string()), v.minLength(1)), ['']);
    case 'rows': {
      const cells = Object.keys(field.columns).map((column) => [column, text]);
      return v.fallback(v.array(v.object(Object.fromEntries(cells) as Record<string, typeof text>)), []);
    }
    case 'network-accounts':
      return v.fallback(v.array(v.object({ network: v.string(), addresses: v.string() })), []);
    default:
      return text;
  }
}

/** The entries of a form's controls as a device stores them; each falls back by itself. */
export function draftEntries(fields: Fields): Record<string, v.GenericSchema> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'file' ? [] : [[name, draftValue(field)]],
    ),
  );
}
