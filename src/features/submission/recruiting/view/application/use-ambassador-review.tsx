import { Trans, useLingui } from '@lingui/react/macro';
import { requirementWords } from '../requirement-words.ts';
import { formatList } from '#i18n/format-list.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { ambassadorFields, ambassadorReview } from '../../model/ambassador-fields.ts';
import type { ReviewDrawingOf } from '#features/submission/submission-form/view/review/review-drawing.ts';
import { Lines } from '#features/submission/submission-form/view/review/use-review-value.tsx';
import { useAmbassadorFlow } from './use-ambassador-flow.ts';

/** How an application is reviewed before it is sent. */
export function useAmbassadorReview(): ReviewDrawingOf<
  typeof ambassadorFields,
  (typeof ambassadorReview)[number]['key']
> {
  const { t } = useLingui();
  const locale = useLocale();
  const { data, draft, fields } = useAmbassadorFlow();
  const nameOf = (list: typeof data.countries, wanted: string) =>
    list.find(({ code }) => code === wanted)?.name;
  return {
    card: { title: fields.name, text: nameOf(data.countries, fields.country) ?? '', networks: [] },
    titles: { person: t`About you`, work: t`What you bring` },
    draw: {
      country: (country) => nameOf(data.countries, country) ?? country,
      languages: (languages) =>
        formatList(
          languages.map((language) => nameOf(data.languages, language) ?? language),
          locale,
        ),
      requirements: (requirements) => (
        <Lines lines={requirements.map((requirement) => t(requirementWords[requirement].name))} />
      ),
      cv: () => draft.cv?.name || <Trans>The CV is uploaded</Trans>,
    },
  };
}
