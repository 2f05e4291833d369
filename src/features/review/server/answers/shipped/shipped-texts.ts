/** The answers that the product ships with; `default-answers.ts` says when each is offered. */
export const shippedKeys = [
  'duplicate',
  'copied-logo-or-name',
  'scam-or-honeypot',
  'site-not-working',
  'contract-not-on-mainnet',
  'not-open-source-or-audited',
  'poor-mobile-experience',
  'not-legal',
  'no-other-contact',
  'no-answer',
  'changes-marked',
  'changes-site',
  'changes-logo',
  'requirements-not-met',
  'claims-not-shown',
  'places-taken',
  'interview-missed',
  'interview-result',
  'application-no-answer',
  'application-changes-marked',
] as const;
export type ShippedKey = (typeof shippedKeys)[number];

/** One language's text for each. */
export type ShippedTexts = Readonly<Record<ShippedKey, string>>;
