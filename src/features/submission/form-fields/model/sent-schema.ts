import * as v from 'valibot';
import { isEmail } from './email-form.ts';
import { networkKeys } from '#features/core/chains/model/network-key.ts';
import { otherContactIssue } from './other-contact.ts';
import { parseSiteUrl } from './site-url.ts';
import type { SubmissionIssueCode } from './submission-issue.ts';
import { isEmptyValue } from './empty-fields.ts';
import type {
  CategoriesField,
  Field,
  Fields,
  FileField,
  LinksField,
  NumberField,
  PicksField,
  RowsField,
  SelectField,
  SentValue,
  TicksField,
} from './field.ts';

/** Makes sure that a message is a code. */
const code = (error: SubmissionIssueCode) => error;

/** An empty text is `required`, not malformed as well. */
const unlessEmpty = (isRight: (text: string) => boolean, error: SubmissionIssueCode) =>
  v.check<string, SubmissionIssueCode>((text) => text === '' || isRight(text), error);

/** @param max characters (code points) */
const text = (max: number) => v.pipe(v.string(code('required')), v.maxCodePoints(max, code('too-long')));

const isStoredUrl = (url: string) => parseSiteUrl(url) !== undefined;
const link = (max: number) => v.pipe(text(max), unlessEmpty(isStoredUrl, 'url'));

const contact = (max: number) =>
  v.pipe(
    text(max),
    unlessEmpty((typed) => otherContactIssue(typed) !== 'contact-is-email', 'contact-is-email'),
    unlessEmpty((typed) => otherContactIssue(typed) !== 'contact', 'contact'),
  );

const plainNumber = /^\d+(?:\.\d+)?$/;
const wholeNumber = /^\d+$/;

/** Digits with or without a fraction; no sign, no scientific notation. What is no number is not "not positive" as well. */
function number({ max, whole, positive }: NumberField) {
  const form = whole ? wholeNumber : plainNumber;
  const isRight = (typed: string) => form.test(typed);
  return v.pipe(
    text(max),
    unlessEmpty(isRight, whole ? 'integer' : 'number'),
    unlessEmpty((typed) => !positive || !isRight(typed) || /[1-9]/.test(typed), 'not-positive'),
  );
}

export const isSha256 = (hash: string) => /^[0-9a-f]{64}$/.test(hash);

const file = ({ role }: FileField) =>
  v.pipe(v.string(code('required')), unlessEmpty(isSha256, role === 'icon' ? 'logo' : 'pdf'));

const select = ({ values, required }: SelectField) =>
  values === undefined
    ? v.string(code('choose-one'))
    : v.picklist(required ? values : ['', ...values], code('choose-one'));

const picks = ({ values, max = Infinity }: PicksField) =>
  v.pipe(v.array(v.picklist(values, code('choose-one'))), v.maxLength(max, code('too-many')));

const ticks = ({ values, min }: TicksField) =>
  v.pipe(v.array(v.picklist(values)), v.minLength(min, code('too-few')));

const categories = ({ max, except }: CategoriesField) =>
  v.pipe(
    v.array(
      v.pipe(
        v.number(code('unknown-category')),
        v.integer(code('unknown-category')),
        v.notValue(except, code('unknown-category')),
      ),
    ),
    v.maxLength(max, code('too-many')),
  );

const links = ({ max, maxCharacters }: LinksField) =>
  v.pipe(v.array(link(maxCharacters)), v.maxLength(max, code('too-many')));

const rows = ({ max, columns }: RowsField) => {
  const cells = Object.entries(columns).map(([name, column]) => [
    name,
    column.max === undefined ? v.string() : text(column.max),
  ]);
  const row = v.object(Object.fromEntries(cells) as Record<string, v.GenericSchema<string>>);
  return v.pipe(v.array(row), v.maxLength(max, code('too-many')));
};

const networkAccounts = v.array(v.object({ network: v.picklist(networkKeys), addresses: v.string() }));

/** What a value may be once there is one. */
function ruleOf(field: Field): v.GenericSchema {
  switch (field.type) {
    case 'text':
    case 'account':
      return text(field.max);
    case 'link':
      return link(field.max);
    case 'email':
      return v.pipe(text(field.max), unlessEmpty(isEmail, 'email'));
    case 'contact':
      return contact(field.max);
    case 'number':
      return number(field);
    case 'select':
      return select(field);
    case 'choice':
      return v.picklist(field.values, code('choose-one'));
    case 'answer':
    case 'flag':
      return v.boolean(code('choose-one'));
    case 'file':
      return file(field);
    case 'picks':
      return picks(field);
    case 'ticks':
      return ticks(field);
    case 'categories':
      return categories(field);
    case 'links':
      return links(field);
    case 'rows':
      return rows(field);
    case 'network-accounts':
      return networkAccounts;
  }
}

/** What is said of a required field without a value. */
export function missingCode({ type }: Field): SubmissionIssueCode {
  switch (type) {
    case 'select':
    case 'choice':
    case 'answer':
    case 'picks':
    case 'categories':
      return 'choose-one';
    default:
      return 'required';
  }
}

/** Types whose empty value is null. */
const nullable: readonly Field['type'][] = ['choice', 'answer', 'file'];

function sentValue(field: Field): v.GenericSchema {
  const rule = ruleOf(field);
  // Where a field is asked for on a condition, check-fields.ts looks for its value.
  if (field.required && !field.when) {
    return v.pipe(
      rule,
      v.check((value) => !isEmptyValue(value), missingCode(field)),
    );
  }
  return nullable.includes(field.type) ? v.nullable(rule) : rule;
}

/** A schema with one entry for each field. */
export type FieldsSchema<Form extends Fields> = v.ObjectSchema<
  { [Name in keyof Form]: v.GenericSchema<SentValue<Form[Name]>> },
  undefined
>;

/**
 * The schema of a form as it is sent: what each field takes, whatever the others say. Messages are codes of errors.
 * @returns a schema that a cleaned form with errors meets too, where they need more than one field to be seen
 */
export function createSentSchema<Form extends Fields>(fields: Form): FieldsSchema<Form> {
  const entries = Object.entries(fields).map(([name, field]) => [name, sentValue(field)]);
  // Each entry has the type of its field: TypeScript does not follow that through a loop.
  return v.object(Object.fromEntries(entries) as FieldsSchema<Form>['entries']);
}
