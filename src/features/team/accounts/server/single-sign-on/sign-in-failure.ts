import type { SingleSignOnRefusal } from '../../model/single-sign-on.ts';

/** Why the provider's answer signs no one in. The message is for the log: it names claims and their types, never what they say about a person. */
export class SignInFailure extends Error {
  readonly refusal: SingleSignOnRefusal;

  constructor(refusal: SingleSignOnRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.refusal = refusal;
  }
}
