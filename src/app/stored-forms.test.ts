import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { countryCodes } from '#i18n/country-codes.ts';
import { languageTags } from '#i18n/language-tags.ts';
import { networkKeys } from '#features/core/chains/model/network-key.ts';
import { exampleNft } from '#features/submission/asset-submission/model/nft/example-nft.ts';
import { checkNftSubmission } from '#features/submission/asset-submission/model/nft/nft-submission.ts';
import type { SubmissionKind } from '#features/submission/submissions/model/state.ts';
import { payloadSchema, type StoredFormat } from '#features/submission/submissions/model/stored-payload.ts';
import { ambassadorFormat } from '#features/submission/recruiting/model/stored-ambassador.ts';
import { dappFormat } from '#features/submission/dapp-submission/model/stored-dapp.ts';
import { nftFormat } from '#features/submission/asset-submission/model/nft/stored-nft.ts';
import { tokenFormat } from '#features/submission/asset-submission/model/token/stored-token.ts';

/*
 * Version 1 as it landed, by hand. The code derives it from today's descriptions; whatever is changed there, rows of this version have to
 * be read as they were. Nothing in this literal is ever edited.
 */
const network = v.picklist(networkKeys);
const text = v.string();
const asset = {
  network,
  standard: text,
  address: text,
  name: text,
  symbol: text,
  owner_address: text,
  website: text,
  company_name: text,
  contact: text,
  email: text,
  description: text,
  icon: text,
  total_supply: text,
};
const version1: Record<SubmissionKind, v.GenericSchema> = {
  dapp: v.object({
    networks: v.array(network),
    title: text,
    addresses: v.array(v.object({ network, addresses: text })),
    url: text,
    desc: text,
    icon: text,
    rake_back_account: text,
    email: text,
    others: text,
    categories: v.array(v.number()),
    tp_connect: v.picklist(['both', 'extension', 'mobile', 'none']),
    has_audit: v.boolean(),
    audit_url: text,
    audit_file: v.nullable(text),
    language: v.picklist(['en', 'zh', 'zhTW']),
    has_referral: v.boolean(),
    referral_mode: v.nullable(v.picklist(['automatic', 'manual'])),
    inviter_must_transact: v.boolean(),
    referral_contract: text,
    has_invite_reward: v.boolean(),
    invite_account: text,
    has_tokens: v.boolean(),
    tokens: v.array(v.object({ network: text, symbol: text, contract: text })),
  }),
  token: v.object({ ...asset, bl_symbol: text, decimal: text, precision: text, gas: text }),
  nft: v.object(asset),
  ambassador: v.object({
    name: text,
    email: text,
    country: v.picklist(countryCodes),
    languages: v.array(v.picklist(languageTags)),
    links: v.array(text),
    requirements: v.array(v.picklist(['community', 'languages', 'self-custody', 'publishing', 'events'])),
    message: text,
    cv: text,
  }),
};

const collection = {
  network: 'eth',
  standard: 'ERC721',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  name: 'Harbor Lights',
  symbol: 'LIGHT',
  total_supply: '',
  owner_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  website: 'https://lights.example.org',
  company_name: 'Ana Keeper',
  contact: 'Telegram @keeper',
  email: 'ana@lights.example.org',
  description: 'Five thousand lighthouses, each drawn once.',
  icon: 'a'.repeat(64),
};
const stored: Record<SubmissionKind, Record<string, unknown>> = {
  dapp: {
    networks: ['bsc', 'tron'],
    title: 'Lantern Exchange',
    addresses: [{ network: 'bsc', addresses: 'a,b' }],
    url: 'https://lantern.exchange',
    desc: 'Swap stable assets.',
    icon: 'a'.repeat(64),
    rake_back_account: 'c',
    email: 'hello@lantern.exchange',
    others: 'Telegram @lantern_crew',
    categories: [1, 5],
    tp_connect: 'both',
    has_audit: true,
    audit_url: 'https://audits.example.org',
    audit_file: null,
    language: 'zhTW',
    has_referral: true,
    referral_mode: 'manual',
    inviter_must_transact: true,
    referral_contract: '',
    has_invite_reward: true,
    invite_account: 'd',
    has_tokens: true,
    tokens: [{ network: 'bsc', symbol: 'LNT', contract: 'e' }],
  },
  token: { ...collection, bl_symbol: 'ETH', decimal: '18', precision: '4', gas: '60000' },
  nft: collection,
  ambassador: {
    name: 'Ana Keeper',
    email: 'ana@lights.example.org',
    country: 'PT',
    languages: ['pt', 'en'],
    links: ['https://lights.example.org'],
    requirements: ['community', 'events'],
    message: 'Hello.\n\nAna',
    cv: 'b'.repeat(64),
  },
};

const formats: Record<SubmissionKind, StoredFormat> = {
  dapp: dappFormat,
  token: tokenFormat,
  nft: nftFormat,
  ambassador: ambassadorFormat,
};

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(null, '', 'x', 'eth', 'both', 'manual', 'PT', 1, true, [], ['eth'], [1], [null]),
  fc.constantFrom<unknown>(
    [{ network: 'eth', addresses: 'x' }],
    [{ network: 'x', symbol: '', contract: '' }],
  ),
  fc.anything(),
);

test.each(['dapp', 'token', 'nft', 'ambassador'] as const)(
  'a %s form of version 1 is read as on the day that version landed',
  (kind) => {
    const schema = payloadSchema(formats[kind], 1)!;
    expect(v.parse(schema, stored[kind])).toMatchObject(stored[kind]);
    const names = Object.keys(stored[kind]);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), anyValue, { maxKeys: 2 }), (change) => {
        const form = { ...stored[kind], ...change };
        const landed = v.safeParse(version1[kind], form);
        const read = v.safeParse(schema, form);
        expect(read.success).toBe(landed.success);
        if (landed.success) expect(read.output).toMatchObject(landed.output as object);
      }),
    );
    for (const name of names)
      expect(
        v.is(schema, Object.fromEntries(Object.entries(stored[kind]).filter(([key]) => key !== name))),
      ).toBe(false);
  },
);

test('a form that passed its checks is read back unchanged', () => {
  const checked = checkNftSubmission(exampleNft, { eth: ['ERC721'] });
  expect(checked.ok).toBe(true);
  const schema = payloadSchema(nftFormat, nftFormat.version)!;
  expect(v.parse(schema, checked.ok && checked.value)).toEqual(exampleNft);
});

test('a rule of the form that became stricter does not make an earlier form unreadable', () => {
  const lax = { ...exampleNft, contact: 'x', description: 'y'.repeat(9000), website: 'lights' };
  expect(v.parse(payloadSchema(nftFormat, 1)!, lax)).toEqual(lax);
  expect(v.is(payloadSchema(nftFormat, 1)!, { ...lax, name: undefined })).toBe(false);
});
