import { may } from '#features/team/accounts/model/permissions.ts';
import { foldText } from '#lib/fold-text.ts';
import { kindsFor } from '#features/submission/review-queue/model/kind-permissions.ts';
import { firstFound, foundMax, type Find } from './find.ts';

export const findSubmissions: Find = async ({ review }, q, person) => {
  if (kindsFor(person).length === 0) return [];
  const request = { ...firstFound, q, sort: 'update_time', order: 'DESC' } as const;
  const { data } = await review.list(request, person);
  return data.map(({ id, title, kind, state }) => ({ type: 'submission', id, name: title, kind, state }));
};

/** Canned answers by their names and texts: there are few, and they are read whole anyway. */
export const findAnswers: Find = async ({ review }, q, person) => {
  if (!may(person, 'answers.edit')) return [];
  const words = foldText(q);
  const found = (await review.answers.list(person)).filter(({ title, texts }) =>
    [title, ...Object.values(texts)].some((text) => foldText(text).includes(words)),
  );
  return found.slice(0, foundMax).map(({ id, title }) => ({ type: 'answer', id, name: title }));
};
