/** What the sign-in page needs to offer it. */
export interface OfferedSingleSignOn {
  /** Of the provider, on the button. */
  name: string;
}

/** Why the provider's answer let nobody in. */
const singleSignOnRefusals = [
  /** The provider does not respond, or describes itself otherwise than the settings. */
  'unreachable',
  /** Canceled, too late, opened twice, or not what was asked for. */
  'not-finished',
  'email-missing',
  'email-unusable',
  'email-not-verified',
  /** Something else that it sent is missing, has another type, or is not for this desk. */
  'answer-unusable',
  /** Its answer is too old, or from the future. */
  'clock-differs',
  /** It answered with an error of its own, or refuses the desk. */
  'provider-error',
  /** The desk itself could not finish it. */
  'desk-error',
  /** Neither an account nor an open invitation. */
  'no-account',
  /** Another person of the provider has used this account. */
  'other-person',
  'disabled',
] as const;
export type SingleSignOnRefusal = (typeof singleSignOnRefusals)[number];

export const singleSignOnRefusalWords: Record<SingleSignOnRefusal, string> = {
  unreachable: 'The sign-in provider does not respond. Try again later, or use your password.',
  'not-finished': 'The sign-in was canceled or took too long. Try again.',
  'email-missing':
    'The provider did not send your email address. Ask the people who run it to release it to this desk.',
  'email-unusable':
    'What the provider sent as your email address is not one. Ask the people who run it to correct it.',
  'email-not-verified': 'The provider has not verified your email address, so it cannot be used here.',
  'answer-unusable':
    'The provider’s answer cannot be used here. Ask the server’s operator: the log says what is wrong with it.',
  'clock-differs':
    'The clocks of the provider and of this server differ too much. Ask the server’s operator to check the time.',
  'provider-error':
    'The provider reported an error. Try again. If it happens again, ask the server’s operator: the log has the details.',
  'desk-error': 'Something went wrong at this desk. Try again in a moment.',
  'no-account':
    'There is no account for your email address at this desk. Ask an administrator to invite the address that you use at the provider.',
  'other-person':
    'This account belongs to another person at the provider. The server’s operator can release it by setting a new password.',
  disabled: 'Your account at this desk is disabled. Ask an administrator.',
};

/** Address of the sign-in page that says why. */
export const refusalPath = (refusal: SingleSignOnRefusal) => `/#/login?single-sign-on=${refusal}`;

/** The refusal in an address of the desk; undefined for any other address. @param hash `#/login?…` */
export function readRefusal(hash: string): SingleSignOnRefusal | undefined {
  const named = new URLSearchParams(hash.split('?')[1] ?? '').get('single-sign-on');
  return singleSignOnRefusals.find((refusal) => refusal === named);
}
