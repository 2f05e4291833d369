import * as v from 'valibot';
import { brandSchema, type Brand } from '#features/brand/model/brand-schema.ts';
import { brandSentencesSchema, type BrandSentences } from '#features/brand/model/brand-sentences.ts';
import { SettingsError } from '#platform/env/settings.ts';

/** Chain ids of development nodes (Anvil, Hardhat; Ganache). */
const developmentChains = new Set([31337, 1337]);

/** First accounts and contracts of the public test mnemonic: nobody may ever be asked to pay there. */
const testAddresses = new Set(
  [
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  ].map((address) => address.toLowerCase()),
);

/** A host, a mail address or a link whose host is reserved for examples (RFC 2606, RFC 6761). */
function isExample(value: string): boolean {
  const host = URL.canParse(value) ? new URL(value).hostname : value;
  return /(^|[.@])(example(\.[a-z]+)?|invalid|test)$/.test(host);
}

/** Where people are sent for their safety or for the wallet itself: none of it may lead nowhere. */
function listPlaces({ primaryHost, supportEmail, securityEmail, downloads }: Brand): [string, string][] {
  const { filesUrl, appStore, googlePlay, extensionStores } = downloads;
  return [
    ['primaryHost', primaryHost],
    ['supportEmail', supportEmail],
    ['securityEmail', securityEmail],
    ...Object.entries({ filesUrl, appStore, googlePlay }).map(([name, url]): [string, string] => [
      `downloads.${name}`,
      url,
    ]),
    ...extensionStores.map(({ browser, url }): [string, string] => [
      `downloads.extensionStores (${browser})`,
      url,
    ]),
  ];
}

const isPlaceholder = (address: string) =>
  testAddresses.has(address.toLowerCase()) || /^0x(.)\1{39}$/.test(address);

function parseFile<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, file: string): Output {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw new SettingsError(`${file}: ${v.getDotPath(issue) ?? 'it'} is wrong: ${issue.message}.`);
}

/**
 * Checks the brand configuration at the start.
 * @param production true refuses everything that belongs to the demonstration
 * @throws SettingsError with one sentence that says what to change in brand/brand.ts
 */
export function validateBrand(brand: unknown, production: boolean): Brand {
  const parsed = parseFile(brandSchema, brand, 'brand/brand.ts');
  if (!production) return parsed;
  const { donation } = parsed;
  if (developmentChains.has(donation.chainId)) {
    throw new SettingsError(
      `brand/brand.ts: donation.chainId ${donation.chainId} is a development chain; set the chain on which you take donations.`,
    );
  }
  for (const name of ['tokenContract', 'receivingAddress'] as const) {
    if (isPlaceholder(donation[name])) {
      throw new SettingsError(
        `brand/brand.ts: donation.${name} ${donation[name]} is a placeholder; set your own address.`,
      );
    }
  }
  const example = listPlaces(parsed).find(([, value]) => isExample(value));
  if (example) {
    throw new SettingsError(`brand/brand.ts: ${example[0]} ${example[1]} is a placeholder; set your own.`);
  }
  return parsed;
}

/**
 * Checks the brand's own sentences at the start.
 * @throws SettingsError with one sentence that says what to change in brand/sentences.ts
 */
export function validateSentences(sentences: unknown): BrandSentences {
  return parseFile(brandSentencesSchema, sentences, 'brand/sentences.ts');
}
