import { may } from '#features/team/accounts/model/permissions.ts';
import { foldText } from '#lib/fold-text.ts';
import { mailKindsFor } from '../mail-kinds-for.ts';
import { firstFound, foundMax, type Find } from './find.ts';

export const findMails: Find = async ({ outbox }, q, person) => {
  if (!may(person, 'mail.read')) return [];
  const found = await outbox.find({ q, limit: foundMax, kinds: mailKindsFor(person) });
  return found.map(({ id, recipient, kind, state }) => ({ type: 'mail', id, name: recipient, kind, state }));
};

/** By an address alone, as mails: other words would read all of them. */
export const findSubscribers: Find = async ({ subscribers }, q, person) => {
  if (!q.includes('@') || !may(person, 'subscribers.read')) return [];
  const { data } = await subscribers.list({ ...firstFound, q });
  return data.map(({ id, email }) => ({ type: 'subscriber', id: String(id), name: email }));
};

export const findAccounts: Find = async ({ accounts }, q, person) => {
  if (!may(person, 'accounts.manage')) return [];
  const words = foldText(q);
  const found = (await accounts.list()).filter(({ name, email }) =>
    foldText(`${name} ${email}`).includes(words),
  );
  return found.slice(0, foundMax).map(({ id, name }) => ({ type: 'account', id, name }));
};

export const findWebhooks: Find = async ({ webhooks }, q, person) => {
  if (!may(person, 'webhooks.manage')) return [];
  const found = (await webhooks.list()).filter(({ url }) => url.includes(q.toLowerCase()));
  return found
    .slice(0, foundMax)
    .map(({ id, url }) => ({ type: 'webhook', id: String(id), name: new URL(url).host }));
};
