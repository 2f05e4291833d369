import { cleanFields } from '#features/submission/form-fields/model/clean-fields.ts';
import { isApplicable } from '#features/submission/form-fields/model/empty-fields.ts';
import { payloadOf } from '../draft/payload-of.ts';
import { useFlow } from '../flow/flow-context.ts';
import type { ReviewRow } from './review-drawing.ts';
import { ReviewSection } from './review-section.tsx';
import { useCompletion } from './use-completion.ts';
import { useReviewValue } from './use-review-value.tsx';

/** The form as it will be sent: cleaned, with links completed and without what an answer made void. */
export function ReviewSections() {
  const { draft, kind } = useFlow();
  const { review, useReview } = useCompletion();
  const { choices, draw, labels: ownLabels, rows, titles } = useReview();
  const labels = { ...kind.useLabels(), ...ownLabels };
  const drawByType = useReviewValue();
  const sent: Readonly<Record<string, unknown>> = cleanFields(kind.fields, payloadOf(kind.fields, draft));

  function rowsOf(name: string): ReviewRow[] {
    const field = kind.fields[name];
    if (field === undefined || !isApplicable(field, sent)) return [];
    // A kind's drawing takes the type of its field, which the description gave this value.
    const value = sent[name] as never;
    const ownRows = rows?.[name];
    if (ownRows) return ownRows(value);
    const drawOwn = draw?.[name];
    const word = choices?.[name]?.[String(sent[name])];
    return [
      { label: labels[name] ?? name, value: drawOwn ? drawOwn(value) : (word ?? drawByType(field, value)) },
    ];
  }

  return review.map(({ key, fields }) => (
    <ReviewSection
      key={key}
      title={titles[key] ?? key}
      field={fields[0] ?? ''}
      rows={fields.flatMap(rowsOf)}
    />
  ));
}
