import * as v from 'valibot';

/** What can be wrong with a field of a submission; the view turns codes into words. */
export const submissionIssueCodes = [
  'required',
  'choose-one',
  /** params.max: characters allowed */
  'too-long',
  /** params.max: entries allowed */
  'too-many',
  /** params.min: entries needed */
  'too-few',
  'url',
  'email',
  /** params.value: the address that no selected network takes */
  'address',
  /** params.value: an address whose checksum does not fit, so a character is probably mistyped */
  'address-checksum',
  /** params.value: an address of a test network */
  'address-test-network',
  /** params.value: the hexadecimal form of an address that is written otherwise on this network */
  'address-hex',
  /** The logo is not an uploaded 400 × 400 picture. */
  'logo',
  /** The audit report is not an uploaded PDF. */
  'pdf',
  'unknown-category',
  /** Not decimal digits: letters, signs, or scientific notation. */
  'number',
  /** A number with a fraction, or none, where a whole one belongs. */
  'integer',
  /** Zero where something must be there. */
  'not-positive',
  /** params.max: the largest value allowed */
  'too-large',
  /** The other contact is a second email. */
  'contact-is-email',
  /** It holds a recovery phrase or a private key. */
  'secret',
  /** The other contact is no handle, link or telephone number. */
  'contact',
] as const;

export type SubmissionIssueCode = (typeof submissionIssueCodes)[number];

/** An error in a form. */
export const submissionIssueSchema = v.object({
  /**
   * The field: a key of the form, `addresses.<network>` for the contracts on one network,
   * `tokens.<row>.<network|symbol|contract>` for one token of a DApp, `links.<row>` for one link of an application.
   */
  path: v.string(),
  code: v.picklist(submissionIssueCodes),
  params: v.exactOptional(
    v.object({
      max: v.exactOptional(v.number()),
      min: v.exactOptional(v.number()),
      value: v.exactOptional(v.string()),
    }),
  ),
});
export type SubmissionIssue = v.InferOutput<typeof submissionIssueSchema>;
