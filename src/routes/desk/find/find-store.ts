import { may } from '#features/team/accounts/model/permissions.ts';
import { foldText } from '#lib/fold-text.ts';
import { firstFound, foundMax, type Find } from './find.ts';

export const findListings: Find = async ({ listings }, q, person) => {
  if (!may(person, 'listings.read')) return [];
  const found = await listings.find({ q, limit: foundMax });
  return found.map((item) => ({ type: 'listing', ...item }));
};

/** In any language. */
export const findCategories: Find = async ({ catalogueOrder }, q, person) => {
  if (!may(person, 'catalogue.edit')) return [];
  const words = foldText(q);
  const { data } = await catalogueOrder.listCategories();
  const found = data.filter(({ titles }) =>
    Object.values(titles).some((title) => foldText(title).includes(words)),
  );
  return found.slice(0, foundMax).map(({ id, titles }) => ({
    ...{ type: 'category', id: String(id) },
    name: titles['en'] ?? Object.values(titles)[0] ?? String(id),
  }));
};

export const findNetworks: Find = async ({ catalogueOrder }, q, person) => {
  if (!may(person, 'catalogue.edit')) return [];
  const { data } = await catalogueOrder.listNetworks({ ...firstFound, q });
  return data.map(({ id, title }) => ({ type: 'network', id: String(id), name: title }));
};
