import type { Field } from './field.ts';

const typedTypes: readonly Field['type'][] = ['text', 'link', 'email', 'contact', 'account', 'number'];

/** Is the value of this field a text that a person typed? */
export const isTyped = (field: Field | undefined): boolean =>
  field !== undefined && typedTypes.includes(field.type);
