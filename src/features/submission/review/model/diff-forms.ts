import { isEmptyValue } from '#features/submission/form-fields/model/empty-fields.ts';

type Form = Readonly<Record<string, unknown>>;

export interface ChangedField {
  name: string;
  before: unknown;
  after: unknown;
}

const isSame = (before: unknown, after: unknown) =>
  JSON.stringify(before) === JSON.stringify(after) || (isEmptyValue(before) && isEmptyValue(after));

/** The fields in which two forms differ, in the order of the second; what only the first has comes last. */
export function diffForms(before: Form, after: Form): ChangedField[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => ({ name, before: before[name], after: after[name] }));
}
