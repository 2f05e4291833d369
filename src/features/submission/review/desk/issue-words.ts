import type {
  SubmissionIssue,
  SubmissionIssueCode,
} from '#features/submission/form-fields/model/submission-issue.ts';

type Parameters = NonNullable<SubmissionIssue['params']>;

const sentences: Record<SubmissionIssueCode, (params: Parameters) => string> = {
  required: () => 'Fill this in.',
  'choose-one': () => 'Choose one.',
  'too-long': ({ max }) => `The maximum is ${max} characters.`,
  'too-many': ({ max }) => `The maximum is ${max}.`,
  'too-few': ({ min }) => `The minimum is ${min}.`,
  url: () => 'This is not a web address. Enter one such as https://example.org.',
  email: () => 'This is not an email address.',
  address: ({ value }) => `${value ?? 'This'} is not an address of this network.`,
  'address-checksum': ({ value }) =>
    `The checksum of ${value ?? 'this address'} does not match. Copy it again.`,
  'address-test-network': ({ value }) => `${value ?? 'This address'} belongs to a test network.`,
  'address-hex': ({ value }) =>
    `${value ?? 'This address'} is in hexadecimal form. Enter it as this network writes it.`,
  logo: () => 'Upload the logo here.',
  pdf: () => 'Upload the document here.',
  'unknown-category': () => 'One of these categories cannot be chosen.',
  number: () => 'Enter a number in decimal digits.',
  integer: () => 'Enter a whole number.',
  'not-positive': () => 'Enter a number greater than 0.',
  'too-large': ({ max }) => `The maximum is ${max}.`,
  'contact-is-email': () => 'This is an email address.',
  secret: () => 'This looks like a recovery phrase or a private key. Delete it.',
  contact: () => 'This is not a contact.',
};

/** An error of a field as a sentence. */
export const issueSentence = ({ code, params = {} }: SubmissionIssue) => sentences[code](params);
