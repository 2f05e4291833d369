import { useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';

/** A mailto link to the team with a prepared subject. */
export function usePartnerMail(): string {
  const { t } = useLingui();
  const wallet = brand.name;
  const subject = encodeURIComponent(t`Partnership with ${wallet}`);
  return `mailto:${brand.supportEmail}?subject=${subject}`;
}
