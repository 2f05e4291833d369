import type { DappListing, ListingDraft } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import type { ListingNames } from '#features/listing/catalogue-editing/server/read-names.ts';
import { factsOf } from '#features/store/catalogue/model/dapp-facts.ts';
import { iconFileOf } from '#features/submission/review/server/merge/compare-facts.ts';
import { isSha256 } from '#features/submission/form-fields/model/sent-schema.ts';
import { isNetworkKey } from '#features/core/chains/model/network-key.ts';
import { writtenLanguages } from '#features/listing/catalogue-editing/server/describe-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import { assetTextFields } from './read-change-form.ts';

/** Hash of the stored file of a logo; undefined for one of another host. */
export function iconFile(icon: string): string | undefined {
  return isSha256(icon) ? icon : iconFileOf(icon)[0];
}

function dappFields(draft: DappListing, { chains }: ListingNames) {
  const rows = draft.contracts.flatMap(({ chain, addresses }) => {
    const network = chains.get(chain)?.network;
    return isNetworkKey(network) ? [{ network, addresses }] : [];
  });
  return {
    ...factsOf(draft),
    url: draft.url,
    categories: draft.categories,
    has_audit: draft.audit_url !== '',
    networks: rows.map(({ network }) => network),
    addresses: rows.filter(({ addresses }) => addresses !== ''),
  };
}

/** A wanted item as a form of its kind: what the desk shows, and what the checks of others read. @param form of the submission that listed it */
export function payloadOf(
  { form, locale }: { form: object; locale: Locale },
  draft: ListingDraft,
  names: ListingNames,
): object {
  const texts = draft.texts[locale] ?? draft.texts[writtenLanguages(draft.texts)[0] ?? locale] ?? {};
  const icon = iconFile(draft.icon);
  const values: Readonly<Record<string, unknown>> = draft;
  const fields =
    'url' in draft
      ? dappFields(draft, names)
      : Object.fromEntries(
          assetTextFields.filter((name) => name in values).map((name) => [name, values[name]]),
        );
  return { ...form, ...texts, ...fields, ...(icon !== undefined && { icon }) };
}

const formFields: Readonly<Record<string, string>> = { contracts: 'addresses' };

/** Fields of the form of a kind that differ. @param paths of the listed item: `texts.en.title`, `contracts` … */
export function fieldsOf(paths: readonly string[]): string[] {
  const names = paths.map((path) => path.split('.').at(path.startsWith('texts.') ? -1 : 0) ?? path);
  return [...new Set(names.map((name) => formFields[name] ?? name))];
}
