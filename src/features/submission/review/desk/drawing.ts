import type { ReactNode } from 'react';
import type { Fields, SentValue } from '#features/submission/form-fields/model/field.ts';

/** What a kind draws otherwise than the type of a field says. */
export interface Drawing {
  draw?: Readonly<Record<string, ((value: never) => ReactNode) | undefined>>;
  /** Fields that have several rows: each a `Fact`. */
  rows?: Readonly<Record<string, ((value: never) => ReactNode) | undefined>>;
  /** Explorer's page of an account, with `{address}` to be replaced. */
  addressLink?: string | null;
}

type ByField<Form extends Fields> = { [Name in keyof Form]?: (value: SentValue<Form[Name]>) => ReactNode };

/** The same for one description, with the types of its fields. */
export interface DrawingOf<Form extends Fields> extends Drawing {
  draw?: ByField<Form>;
  rows?: ByField<Form>;
}
