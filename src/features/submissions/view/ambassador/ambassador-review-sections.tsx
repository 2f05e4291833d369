import { Trans, useLingui } from '@lingui/react/macro';
import { requirementWords } from '#features/recruiting/view/requirement-words.ts';
import { formatList } from '#i18n/format-list.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { cleanAmbassadorDraft } from '../../model/ambassador/ambassador-draft.ts';
import { ReviewSection } from '../review/review-section.tsx';
import { ambassadorPayloadOf } from './ambassador-payload.ts';
import styles from './ambassador-review-sections.module.css';
import { useAmbassadorFlow } from './use-ambassador-flow.ts';
import { useAmbassadorLabels } from './use-ambassador-labels.ts';

/** The application as it will be sent. */
export function AmbassadorReviewSections() {
  const { t } = useLingui();
  const locale = useLocale();
  const labels = useAmbassadorLabels();
  const { data, draft } = useAmbassadorFlow();
  const sent = cleanAmbassadorDraft(ambassadorPayloadOf(draft));
  const nameOf = (list: typeof data.countries, wanted: string) =>
    list.find(({ code }) => code === wanted)?.name ?? wanted;
  const languages = sent.languages.map((language) => nameOf(data.languages, language));
  return (
    <>
      <ReviewSection
        title={t`About you`}
        field="name"
        rows={[
          { label: labels.name, value: sent.name },
          { label: labels.email, value: sent.email },
          { label: labels.country, value: nameOf(data.countries, sent.country) },
          { label: labels.languages, value: formatList(languages, locale) },
        ]}
      />
      <ReviewSection
        title={t`What you bring`}
        field="requirements"
        rows={[
          {
            label: labels.requirements,
            value: (
              <ul>
                {sent.requirements.map((requirement) => (
                  <li key={requirement}>{t(requirementWords[requirement].name)}</li>
                ))}
              </ul>
            ),
          },
          {
            label: labels.links,
            value: (
              <ul>
                {[...new Set(sent.links.filter(Boolean))].map((link) => (
                  <li key={link}>{link}</li>
                ))}
              </ul>
            ),
          },
          { label: labels.cv, value: draft.cv?.name || <Trans>The CV is with us</Trans> },
          {
            label: labels.message,
            value: sent.message === '' ? '' : <span className={styles.message}>{sent.message}</span>,
          },
        ]}
      />
    </>
  );
}
