import { useLingui } from '@lingui/react/macro';
import type { AmbassadorDraft } from '../../model/ambassador-fields.ts';

/** Names of the fields of the application. */
export function useAmbassadorLabels(): Record<keyof AmbassadorDraft, string> {
  const { t } = useLingui();
  return {
    name: t`Your name`,
    email: t`Email`,
    country: t`Country or region`,
    languages: t`Languages you work in`,
    requirements: t`Requirements you meet`,
    links: t`Links`,
    message: t`Message`,
    cv: t`CV`,
  };
}
