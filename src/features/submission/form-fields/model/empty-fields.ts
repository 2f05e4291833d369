import type { DraftOf, Field, Fields } from './field.ts';

/** Value of a field that is not filled in. */
export function emptyValue(field: Field): unknown {
  switch (field.type) {
    case 'choice':
    case 'answer':
      return null;
    case 'flag':
      return false;
    case 'file':
      return field.required ? '' : null;
    case 'picks':
    case 'ticks':
    case 'categories':
    case 'links':
    case 'rows':
    case 'network-accounts':
      return [];
    default:
      return '';
  }
}

/** True for a value that says nothing, such as rows without any text. */
export function isEmptyValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptyValue);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmptyValue);
  return value === '' || value === null || value === undefined;
}

/** Is the field asked for, by what the form says so far? */
export function isApplicable(field: Field, form: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(field.when ?? {}).every(([name, answer]) => form[name] === answer);
}

/** The form without what is not asked for. @param valueOf of a field that is asked for, with the values above it */
export function fillApplicable<Form extends Fields>(
  fields: Form,
  valueOf: (name: string, field: Field, above: Readonly<Record<string, unknown>>) => unknown,
): DraftOf<Form> {
  const form: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    form[name] = isApplicable(field, form) ? valueOf(name, field, form) : emptyValue(field);
  }
  // Each value has the type of its field: TypeScript does not follow that through a loop.
  return form as DraftOf<Form>;
}
