import { ReviewCard } from '../review/review-card.tsx';
import { useAmbassadorFlow } from './use-ambassador-flow.ts';

/** The candidate at a glance. */
export function AmbassadorReviewCard() {
  const { data, fields } = useAmbassadorFlow();
  const country = data.countries.find(({ code }) => code === fields.country)?.name ?? '';
  return (
    <ReviewCard title={fields.name} text={country}>
      {null}
    </ReviewCard>
  );
}
