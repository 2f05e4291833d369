import type { Field, Fields } from '#features/submission/form-fields/model/field.ts';
import { splitAddresses } from '#features/core/addresses/model/split-addresses.ts';

/** What tells that two submissions come from one sender: the host of the project's site, or a contract. */
export interface SenderTrait {
  trait: 'host' | 'contract';
  /** Lower case; a host without `www.`. */
  value: string;
}

function hostOf(link: unknown): string[] {
  const host = URL.parse(String(link))
    ?.hostname.toLowerCase()
    .replace(/^www\./, '');
  return host ? [host] : [];
}

function valuesOf(field: Field, value: unknown): SenderTrait[] {
  const contracts = (text: unknown) =>
    splitAddresses(String(text)).map((address) => ({
      trait: 'contract' as const,
      value: address.toLowerCase(),
    }));
  if (field.type === 'link' && field.ownSite)
    return hostOf(value).map((host) => ({ trait: 'host', value: host }));
  if (field.type === 'account' && field.ownContract) return contracts(value);
  if (field.type === 'network-accounts' && Array.isArray(value))
    return value.flatMap((row: { addresses: string }) => contracts(row.addresses));
  return [];
}

/** Of a form without errors, each once. @param fields its description, which says what is the project's own */
export function senderTraits(fields: Fields, payload: object): SenderTrait[] {
  const form = new Map(Object.entries(payload));
  const all = Object.entries(fields).flatMap(([name, field]) => valuesOf(field, form.get(name)));
  const byKey = new Map(all.map((trait) => [`${trait.trait} ${trait.value}`, trait]));
  return [...byKey.values()];
}
