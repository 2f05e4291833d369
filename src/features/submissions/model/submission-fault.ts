/** What can be wrong with a field of a submission; the view turns codes into words. */
export const submissionFaultCodes = [
  'required',
  'choose-one',
  /** params.max: characters allowed */
  'too-long',
  /** params.max: entries allowed */
  'too-many',
  'url',
  'email',
  /** params.value: the address that no selected network takes */
  'address',
  /** params.value: an EVM address whose capital letters do not match EIP-55, so a letter is probably mistyped */
  'address-checksum',
  /** The logo is not an uploaded 400 × 400 picture. */
  'logo',
  /** The audit report is not an uploaded PDF. */
  'pdf',
  'unknown-category',
] as const;

export type SubmissionFaultCode = (typeof submissionFaultCodes)[number];

export interface SubmissionFault {
  /**
   * The field: a key of the form, `addresses.<network>` for the contracts on one network,
   * `tokens.<row>.<network|symbol|contract>` for one token.
   */
  path: string;
  code: SubmissionFaultCode;
  params?: { max?: number; value?: string };
}
