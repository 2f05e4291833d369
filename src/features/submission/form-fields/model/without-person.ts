import type { Field, Fields } from './field.ts';

/** Whether a field says who sent the form and how to reach them, not what is submitted. */
const isOfPerson = ({ type, person }: Field): boolean =>
  type === 'email' || type === 'contact' || person === true;

/** A stored form without what names its sender: these fields are empty, which every stored version can be read with. */
export function withoutPerson(fields: Fields, payload: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field && isOfPerson(field) ? '' : value];
    }),
  );
}
