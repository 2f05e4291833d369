import type { ReactNode } from 'react';
import type { DraftValue, Fields } from '#features/submission/form-fields/model/field.ts';
import type { NetworkChoice } from '../flow/submit-page-data.ts';
import type { FieldChoices } from '#features/submission/submissions/view/kind-choices.ts';

export interface ReviewRow {
  label: string;
  /** Left out when there is nothing to show. */
  value: ReactNode;
}

/** What the review of one kind needs in addition to the description of its fields. Values are cleaned. */
export interface ReviewDrawing {
  /** The entry at a glance. */
  card: { title: string; text: string; networks: readonly Pick<NetworkChoice, 'network' | 'icon_url'>[] };
  /** By key of the section. */
  titles: Readonly<Record<string, string>>;
  /** Names of fields that are called otherwise than in the form. */
  labels?: Readonly<Record<string, string | undefined>>;
  /** What the values of choices are called. */
  choices?: FieldChoices;
  /** Fields that are not drawn as their type is. */
  draw?: Readonly<Record<string, ((value: never) => ReactNode) | undefined>>;
  /** Fields that have several rows. */
  rows?: Readonly<Record<string, ((value: never) => ReviewRow[]) | undefined>>;
}

type ByField<Form extends Fields, Result> = {
  [Name in keyof Form]?: (value: DraftValue<Form[Name]>) => Result;
};

/** The same for one description, with the types of its fields. */
export interface ReviewDrawingOf<Form extends Fields, Key extends string> extends ReviewDrawing {
  titles: Readonly<Record<Key, string>>;
  labels?: { [Name in keyof Form]?: string };
  draw?: ByField<Form, ReactNode>;
  rows?: ByField<Form, ReviewRow[]>;
}
