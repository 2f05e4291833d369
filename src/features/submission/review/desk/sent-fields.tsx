import { Fragment, type ReactNode } from 'react';
import { isApplicable, isEmptyValue } from '#features/submission/form-fields/model/empty-fields.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { useDeskKind } from './desk-kind.ts';
import { Fact, FactGroup, FactList } from '#features/core/desk-kit/desk/facts.tsx';
import { fieldWord, groupWords } from './field-words.ts';
import { useAskedAt } from './requests/request-points.ts';
import { useFieldDrawing } from './use-field-drawing.tsx';

/** Everything that was sent, in the order in which a reviewer looks at it: the groups of the kind. */
export function SentFields({ submission }: { submission: ReviewSubmission }) {
  const { fields, groups, words } = useDeskKind();
  const { draw, rows } = useFieldDrawing(submission);
  const askedAt = useAskedAt(submission);
  const form = submission.payload ?? {};

  function row(name: string): ReactNode {
    const field = fields[name];
    if (field === undefined) return null;
    // An earlier version may have kept what today's form does not ask for: whatever was sent is shown.
    const isUnsaid = form[name] === false || isEmptyValue(form[name]);
    const asked = askedAt(name);
    const isAsked = asked !== undefined;
    if (isUnsaid && !isAsked && !isApplicable(field, form)) return null;
    const ownRows = rows(name, form[name]);
    if (ownRows !== undefined && !isAsked) return ownRows;
    if (field.type === 'file' && form[name] === null && !isAsked) return null;
    return (
      <Fragment key={name}>
        {ownRows}
        <Fact name={fieldWord(words, name)} field={name} asked={asked}>
          {ownRows === undefined ? draw(name, form[name]) : 'As above'}
        </Fact>
      </Fragment>
    );
  }

  return groups.map(({ key, fields: names }) => (
    <FactGroup key={key} title={groupWords[key] ?? key}>
      <FactList>
        {names.map(row)}
        {key === 'contact' && <Fact name="Language of the submitter">{submission.locale}</Fact>}
      </FactList>
    </FactGroup>
  ));
}
