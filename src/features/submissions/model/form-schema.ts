import * as v from 'valibot';
import { countCharacters } from './count-characters.ts';
import { emailMaxCharacters, isEmail } from './email-form.ts';
import { otherContactFault } from './other-contact.ts';
import { parseSiteUrl } from './site-url.ts';
import type { SubmissionFault, SubmissionFaultCode } from './submission-fault.ts';

/* The pieces of which every kind's schema is made; messages are fault codes. */

/** Makes sure that a message is a code. */
export const code = (fault: SubmissionFaultCode) => fault;

const upTo = (max: number) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed || countCharacters(dataset.value) <= max) return;
    addIssue({ message: code('too-long'), expected: String(max) });
  });

/** An empty text is `required`, not malformed as well. */
export const unlessEmpty = (isRight: (text: string) => boolean, fault: SubmissionFaultCode) =>
  v.check<string, SubmissionFaultCode>((text) => text === '' || isRight(text), fault);

/** @param max characters (code points) */
export const text = (max: number) => v.pipe(v.string(code('required')), upTo(max));
export const requiredText = (max: number) => v.pipe(text(max), v.nonEmpty(code('required')));

const isStoredUrl = (url: string) => parseSiteUrl(url) !== undefined;
export const link = (max: number) => v.pipe(text(max), unlessEmpty(isStoredUrl, 'url'));
export const requiredLink = (max: number) => v.pipe(requiredText(max), unlessEmpty(isStoredUrl, 'url'));
export const requiredEmail = v.pipe(requiredText(emailMaxCharacters), unlessEmpty(isEmail, 'email'));

/** The contact beside the email. @param max characters */
export const requiredOtherContact = (max: number) =>
  v.pipe(
    requiredText(max),
    unlessEmpty((contact) => otherContactFault(contact) !== 'contact-is-email', 'contact-is-email'),
    unlessEmpty((contact) => otherContactFault(contact) !== 'contact', 'contact'),
  );

export const isSha256 = (hash: string) => /^[0-9a-f]{64}$/.test(hash);
export const requiredLogo = v.pipe(
  v.string(code('required')),
  v.nonEmpty(code('required')),
  unlessEmpty(isSha256, 'logo'),
);

/** Adds the faults that rules over several fields found to those of the schema. */
export function withRules<Value>(rules: (value: unknown) => readonly SubmissionFault[]) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    for (const { path, code: fault, params } of rules(dataset.value)) {
      addIssue({
        message: fault,
        expected: String(params?.max),
        received: params?.value ?? '',
        path: [{ type: 'object', origin: 'value', input: {}, key: path, value: undefined }],
      });
    }
  });
}

function faultOf(issue: v.BaseIssue<unknown>, wholeFields: ReadonlySet<unknown>): SubmissionFault {
  const keys = (issue.path ?? []).map((part) => part.key);
  const path = wholeFields.has(keys[0]) ? String(keys[0]) : keys.join('.');
  const fault = issue.message as SubmissionFaultCode;
  const max = typeof issue.requirement === 'number' ? issue.requirement : Number(issue.expected);
  if (fault === 'too-long' || fault === 'too-many' || fault === 'too-large')
    return { path, code: fault, params: { max } };
  if (fault === 'too-few') return { path, code: fault, params: { min: max } };
  if (fault.startsWith('address')) return { path, code: fault, params: { value: issue.received } };
  return { path, code: fault };
}

/**
 * What a schema found, each fault once.
 * @param wholeFields lists that are one field on the screen; faults of their entries belong to the list
 */
export function faultsOf(
  issues: readonly v.BaseIssue<unknown>[],
  wholeFields: readonly string[] = [],
): SubmissionFault[] {
  const whole = new Set<unknown>(wholeFields);
  const faults = new Map(
    issues.map((issue) => faultOf(issue, whole)).map((fault) => [`${fault.path} ${fault.code}`, fault]),
  );
  return [...faults.values()];
}
