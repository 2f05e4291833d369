import type { NetworkKey } from '#features/core/chains/model/network-key.ts';

/*
 * What a form's field can be. A description (`dapp-fields.ts` and its like) is data only: what follows from it is in one module per
 * question (`clean-fields.ts`, `sent-schema.ts`, `stored-schema.ts`, the draft's format, the review, the desk), so that a page carries the
 * answers it needs and no others.
 */

interface FieldBase {
  /** True where an empty value is an error; with `when`, only where the field is asked for. */
  readonly required?: true;
  /** The field is asked for only while all of these have these values. They are further up on the page. Elsewhere it is empty. */
  readonly when?: Readonly<Record<string, string | boolean>>;
  /** First version of stored forms that has the field, 1 when left out; in forms of earlier versions it is empty. */
  readonly since?: number;
  /** A reviewer who approves may correct it: a fact or text of what is listed, not what it is or whose. */
  readonly correctable?: true;
  /** Names the sender, as addresses and contacts do: emptied when the sender has their data erased. */
  readonly person?: true;
}

/** @property max characters (code points) */
export interface TextField extends FieldBase {
  readonly type: 'text';
  readonly max: number;
  /** Line breaks are kept. */
  readonly lines?: true;
}

export interface LinkField extends FieldBase {
  readonly type: 'link';
  readonly max: number;
  /** The project's own site, whose host tells what else comes from the same sender. */
  readonly ownSite?: true;
}

export interface EmailField extends FieldBase {
  readonly type: 'email';
  readonly max: number;
}

/** A way to reach the sender other than email; see other-contact.ts. */
export interface ContactField extends FieldBase {
  readonly type: 'contact';
  readonly max: number;
}

/** A contract or an account on a chain. Its form depends on the network, so it is one of the kind's rules. */
export interface AccountField extends FieldBase {
  readonly type: 'account';
  readonly max: number;
  /** Spaces that a paste brought along are removed. */
  readonly withoutSpaces?: true;
  /** What is submitted, as the addresses of `network-accounts` are, and not an account of its sender. */
  readonly ownContract?: true;
}

/** Decimal digits as text; a number would be rounded. */
export interface NumberField extends FieldBase {
  readonly type: 'number';
  /** Digits, the point included. */
  readonly max: number;
  readonly whole?: true;
  readonly positive?: true;
}

/** One of a list of values, an empty text while none is chosen. */
export interface SelectField extends FieldBase {
  readonly type: 'select';
  /** Left out where they depend on another field: the kind's rules know them. */
  readonly values?: readonly string[];
}

/** One of a few values, null while none is chosen. */
export interface ChoiceField extends FieldBase {
  readonly type: 'choice';
  readonly values: readonly string[];
}

/** A question answered with yes or no, null while it is not. */
export interface AnswerField extends FieldBase {
  readonly type: 'answer';
}

/** True or false; false until it is answered. */
export interface FlagField extends FieldBase {
  readonly type: 'flag';
}

/** SHA-256 of an uploaded file. Without one: an empty text where a file is required, else null. */
export interface FileField extends FieldBase {
  readonly type: 'file';
  readonly role: 'icon' | 'audit' | 'cv';
}

/** Several of a list of values, in the order of choosing. */
export interface PicksField extends FieldBase {
  readonly type: 'picks';
  readonly values: readonly string[];
  /** Entries. */
  readonly max?: number;
}

/** Several of a few values, in the order of the list. */
export interface TicksField extends FieldBase {
  readonly type: 'ticks';
  readonly values: readonly string[];
  /** Entries that are needed; `required` says nothing more. */
  readonly min: number;
}

/** Categories of the catalogue by their ids. */
export interface CategoriesField extends FieldBase {
  readonly type: 'categories';
  /** Entries. */
  readonly max: number;
  /** The category that nothing can be submitted to. */
  readonly except: number;
}

/** Several links, one row each. Empty rows are left out of what is sent. */
export interface LinksField extends FieldBase {
  readonly type: 'links';
  /** Entries. */
  readonly max: number;
  /** Characters (code points) of each. */
  readonly maxCharacters: number;
}

/** Rows of texts. Rows without any text are left out of what is sent. */
export interface RowsField extends FieldBase {
  readonly type: 'rows';
  /** Entries. */
  readonly max: number;
  /** Characters (code points) that the text of each column takes; what has no limit here is decided by the kind's rules. */
  readonly columns: Readonly<Record<string, { readonly max?: number }>>;
}

/** Accounts on each network of another field, several separated by commas; one row per network. The kind's rules know their form. */
export interface NetworkAccountsField extends FieldBase {
  readonly type: 'network-accounts';
  /** The field that names the networks. */
  readonly of: string;
}

export type Field =
  | TextField
  | LinkField
  | EmailField
  | ContactField
  | AccountField
  | NumberField
  | SelectField
  | ChoiceField
  | AnswerField
  | FlagField
  | FileField
  | PicksField
  | TicksField
  | CategoriesField
  | LinksField
  | RowsField
  | NetworkAccountsField;

/** The fields of a form by their keys, from top to bottom of the page. */
export type Fields = Readonly<Record<string, Field>>;

/** Types whose value is one text. */
type TextType = 'text' | 'link' | 'email' | 'contact' | 'account' | 'number';

/** A field that every sent form has: it is required everywhere and in all stored versions. */
type IsCertain<F> = F extends { when: object } | { since: number }
  ? false
  : F extends { required: true }
    ? true
    : false;

type ValueIn<F> = F extends { values: readonly (infer Value)[] } ? Value : string;
type RowOf<F> = F extends { columns: infer Columns }
  ? { -readonly [Column in keyof Columns]: string }
  : never;
type FileOf<F> = F extends { required: true } ? string : string | null;

type SameInBoth<F extends Field> = F['type'] extends TextType
  ? string
  : F extends FlagField
    ? boolean
    : F extends FileField
      ? FileOf<F>
      : F extends TicksField
        ? ValueIn<F>[]
        : F extends CategoriesField
          ? number[]
          : F extends LinksField
            ? string[]
            : F extends RowsField
              ? RowOf<F>[]
              : never;

/** Value of a field while the form is being filled. */
export type DraftValue<F extends Field> = F extends SelectField
  ? string
  : F extends ChoiceField
    ? ValueIn<F> | null
    : F extends AnswerField
      ? boolean | null
      : F extends PicksField
        ? string[]
        : F extends NetworkAccountsField
          ? { network: string; addresses: string }[]
          : SameInBoth<F>;

/** Value of a field in a form without errors. */
export type SentValue<F extends Field> = F extends SelectField
  ? ValueIn<F> | (IsCertain<F> extends true ? never : '')
  : F extends ChoiceField
    ? ValueIn<F> | (IsCertain<F> extends true ? never : null)
    : F extends AnswerField
      ? boolean | (IsCertain<F> extends true ? never : null)
      : F extends PicksField
        ? ValueIn<F>[]
        : F extends NetworkAccountsField
          ? { network: NetworkKey; addresses: string }[]
          : SameInBoth<F>;

/** A form as it is being filled: every key present, nothing promised about the values. */
export type DraftOf<Form extends Fields> = { -readonly [Name in keyof Form]: DraftValue<Form[Name]> };

/** A form as it is sent and stored. */
export type SentOf<Form extends Fields> = { -readonly [Name in keyof Form]: SentValue<Form[Name]> };

/** A titled part of the review or of the desk's page, with the fields it shows in their order. */
export interface FieldGroup<Form extends Fields = Fields> {
  readonly key: string;
  readonly fields: readonly (keyof Form & string)[];
}

/** Describes a form. What `when` names has to be a field of the same form. */
export function defineFields<const Form extends Fields>(
  fields: Form & Readonly<Record<keyof Form, { when?: { [Name in keyof Form]?: string | boolean } }>>,
): Form {
  return fields;
}
