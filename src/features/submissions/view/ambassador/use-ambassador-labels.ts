import { useLingui } from '@lingui/react/macro';

/** Names of the fields of the application. */
export function useAmbassadorLabels() {
  const { t } = useLingui();
  return {
    name: t`Your name`,
    email: t`Email`,
    country: t`Country`,
    languages: t`Languages you work in`,
    requirements: t`Requirements you meet`,
    links: t`Links`,
    message: t`Message`,
    cv: t`CV`,
  };
}
