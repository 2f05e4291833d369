import {
  isBoolean,
  isNumber,
  isRecord,
  isString,
  readIf,
  readList,
  readRecord,
  type Reader,
} from '#lib/read-stored.ts';
import type { DraftOf, Field, Fields, FileField } from '#features/submission/form-fields/model/field.ts';

type FileNames<Form extends Fields> = {
  [Name in keyof Form]: Form[Name] extends FileField ? Name : never;
}[keyof Form];

/** Values of a form's controls; files are kept separately with their names. */
export type ControlsOf<Form extends Fields> = Omit<DraftOf<Form>, FileNames<Form>>;

const nothing = () => null;

const readText = readIf(isString, () => '');

const isOneOf =
  (values: readonly string[]) =>
  (stored: unknown): stored is string =>
    (values as readonly unknown[]).includes(stored);

const isAccount = (stored: unknown): stored is { network: string; addresses: string } =>
  isRecord(stored) && isString(stored['network']) && isString(stored['addresses']);

function readRows(columns: object, stored: unknown): Record<string, string>[] {
  const cells = Object.fromEntries(Object.keys(columns).map((column) => [column, readText]));
  return readList(isRecord)(stored).map((row) => readRecord<Record<string, string>>(cells, row));
}

function readerOf(field: Field): Reader<unknown> {
  switch (field.type) {
    case 'choice':
      return readIf(isOneOf(field.values), nothing);
    case 'answer':
      return readIf(isBoolean, nothing);
    case 'flag':
      return (stored) => stored === true;
    case 'picks':
      return readList(isString);
    case 'ticks':
      return readList(isOneOf(field.values));
    case 'categories':
      return readList(isNumber);
    case 'links': {
      const read = readList(isString);
      // There is a row to type into from the beginning.
      return (stored) => (read(stored).length > 0 ? read(stored) : ['']);
    }
    case 'rows':
      return (stored) => readRows(field.columns, stored);
    case 'network-accounts':
      return (stored) =>
        readList(isAccount)(stored).map(({ network, addresses }) => ({ network, addresses }));
    default:
      return readText;
  }
}

/** Reads a form's controls as a device stores them; each falls back by itself. */
export function controlReaders(fields: Fields): Record<string, Reader<unknown>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'file' ? [] : [[name, readerOf(field)]],
    ),
  );
}
