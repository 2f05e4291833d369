import { useLingui } from '@lingui/react/macro';

/** The reviewers' reasons for a rejection in words; undefined for a code that this version does not know. */
export function useReasonWords(): (code: string) => string | undefined {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    duplicate: t`The project is listed already.`,
    'copied-logo-or-name': t`The logo or the name copies another project.`,
    'scam-or-honeypot': t`There are signs of a scam or a honeypot.`,
    'site-not-working': t`The website does not work.`,
    'contract-not-on-mainnet': t`The contracts are not deployed on mainnet.`,
    'not-open-source-or-audited': t`Sensitive contracts are neither open source nor audited.`,
    'poor-mobile-experience': t`The interface cannot be used well on phones.`,
    'not-legal': t`It is not legal where it operates.`,
    'no-other-contact': t`There is no working contact other than the email.`,
    'no-answer': t`Our questions were not answered.`,
    other: t`There is another reason.`,
  };
  return (code) => (Object.hasOwn(words, code) ? words[code] : undefined);
}
