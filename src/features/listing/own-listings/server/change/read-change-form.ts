import type {
  DappListing,
  ListingDraft,
  ListingTexts,
} from '#features/listing/catalogue-editing/model/listing-draft.ts';
import { assetFactNames, type AssetFactName } from '#features/store/catalogue/model/asset-facts.ts';
import { readFacts } from '#features/store/catalogue/model/dapp-facts.ts';

/** The fields of a form as a browser sends them. */
export type SentFields = Readonly<Record<string, unknown>>;

/** A field of text; what the browser did not send stays as it was shown. */
function textOf(sent: SentFields, name: string, shown: string): string {
  const value = sent[name];
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : shown;
}

function readTexts({ texts }: ListingDraft, sent: SentFields) {
  const written: ListingTexts = texts;
  return Object.fromEntries(
    Object.entries(written).map(([locale, fields]) => [
      locale,
      Object.fromEntries(
        Object.entries(fields).map(([name, shown]) => [name, textOf(sent, `texts.${locale}.${name}`, shown)]),
      ),
    ]),
  );
}

const numbersOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [])
    .map(Number)
    .filter((hid) => Number.isInteger(hid) && hid > 0)
    .toSorted((a, b) => a - b);

function readContracts({ contracts }: DappListing, sent: SentFields): DappListing['contracts'] {
  const kept = contracts
    .filter(({ chain }) => sent[`remove.${chain}`] === undefined)
    .map(({ chain, addresses }) => ({ chain, addresses: textOf(sent, `contracts.${chain}`, addresses) }));
  const [added] = numbersOf([sent['add.chain']]);
  const isOut = added === undefined || sent[`remove.${added}`] !== undefined;
  if (isOut || kept.some(({ chain }) => chain === added)) return kept;
  // A form that is shown again names its field as those of the other networks.
  const addresses = textOf(sent, `contracts.${added}`, textOf(sent, 'add.addresses', ''));
  return [...kept, { chain: added, addresses }];
}

function readDapp(shown: DappListing, sent: SentFields) {
  const categories = sent['categories[]'] === undefined ? shown.categories : numbersOf(sent['categories[]']);
  return {
    url: textOf(sent, 'url', shown.url),
    ...readFacts(shown, (name) => textOf(sent, name, shown[name])),
    categories,
    contracts: readContracts(shown, sent),
  };
}

type AssetTextField = 'address' | AssetFactName;

/** Fields of tokens and collections that a team can change: network and standard make another item. */
export const assetTextFields: readonly AssetTextField[] = [
  'address',
  ...assetFactNames.filter((name) => name !== 'standard'),
];

/**
 * What a team wants, from the form that was filled with `shown`.
 * @param icon hash of a logo that was uploaded with it
 */
export function readChangeForm(
  shown: ListingDraft,
  sent: SentFields,
  icon: string | undefined,
): ListingDraft {
  const common = { texts: readTexts(shown, sent), icon: icon ?? shown.icon };
  if ('url' in shown) return { ...shown, ...common, ...readDapp(shown, sent) } as DappListing;
  const values: Partial<Record<AssetTextField, string>> = shown;
  const texts = assetTextFields
    .filter((name) => name in values)
    .map((name) => [name, textOf(sent, name, values[name] ?? '')]);
  return { ...shown, ...common, ...Object.fromEntries(texts) } as ListingDraft;
}
