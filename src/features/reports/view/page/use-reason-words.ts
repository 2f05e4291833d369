import { useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import type { ReportReason } from '../../model/report.ts';

/** The reasons as a visitor chooses them. @param isListed about an item of the catalogue, not about a site elsewhere */
export function useReasonWords(isListed: boolean): Record<ReportReason, string> {
  const { t } = useLingui();
  const wallet = brand.name;
  return {
    phishing: t`It steals funds or asks for a recovery phrase`,
    impersonation: isListed ? t`It pretends to be another project` : t`It pretends to be ${wallet}`,
    'broken-link': t`The link is broken or leads elsewhere`,
    'wrong-information': t`The information is wrong`,
    illegal: t`The content is illegal`,
    other: t`Something else`,
  };
}
