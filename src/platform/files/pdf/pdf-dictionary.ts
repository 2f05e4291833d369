export interface PdfReference {
  ref: number;
}

export type PdfValue = string | number | PdfReference | PdfDictionary | readonly PdfValue[];

/** The entries of a dictionary that the inspection reads; the others are left out. */
export interface PdfDictionary {
  [key: string]: PdfValue | undefined;
}

/** Keys whose values are kept. */
export const keptKeys = new Set([
  'Count',
  'DecodeParms',
  'Encrypt',
  'Filter',
  'First',
  'Info',
  'Length',
  'N',
  'OpenAction',
  'Predictor',
  'Prev',
  'S',
  'Subtype',
  'Type',
  'XRefStm',
]);

export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && 'ref' in value && typeof value.ref === 'number';

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' && !Array.isArray(value) && !isReference(value);

/** The names in a value that is one name or an array of them. */
export function namesOf(value: PdfValue | undefined): string[] {
  const values: readonly (PdfValue | undefined)[] = Array.isArray(value)
    ? (value as readonly PdfValue[])
    : [value];
  return values.filter((each) => typeof each === 'string');
}
