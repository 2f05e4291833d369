import { getAddress, getContractAddress } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import milestones from '#brand/milestones.json' with { type: 'json' };
import { sentences } from '#brand/sentences.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import {
  validateBrand,
  validateLanguages,
  validateLogo,
  validateMilestones,
  validateSentences,
} from './validate-brand.ts';

/** Every host, name and number of the demonstration replaced by one that could be someone's. */
const owned = JSON.parse(
  JSON.stringify({
    ...brand,
    claims: { ...brand.claims, usersMillions: 2 },
    products: { ...brand.products, card: { nameParts: ['Ac', 'card'], issuer: 'Acme Payments' } },
    kit: {
      ...brand.kit,
      nameParts: ['Ac', 'me'],
      colors: { ...brand.kit.colors, signal: { day: '#F2B705', night: '#F7C948' } },
    },
  })
    .replaceAll('tideport-alt.example', 'acme-alt.org')
    .replaceAll('tideport.example', 'acme.org')
    .replaceAll('Tideport', 'Acme')
    .replaceAll('tideport', 'acme'),
) as Brand;

const real: Brand = {
  ...owned,
  donation: {
    ...owned.donation,
    chainId: 56,
    tokenContract: getAddress('0x1bce02a1c2c49c7f5ca5b8c6d4c47ae08d1e6f0a'),
    receivingAddress: getAddress('0x9f3ab2c7d14e5b60718293a4b5c6d7e8f9a0b1c2'),
    confirmations: 15,
  },
};

const withDonation = (change: Partial<Brand['donation']>): Brand => ({
  ...real,
  donation: { ...real.donation, ...change },
});

const refusalOf = (wrong: unknown): string[] => {
  try {
    validateBrand(wrong, true);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
};

const mnemonic = 'test test test test test test test test test test test junk';
const accounts = Array.from(
  { length: 10 },
  (_, addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }).address,
);
const contracts = Array.from({ length: 5 }, (_, nonce) =>
  getContractAddress({ from: accounts[0]!, nonce: BigInt(nonce) }),
);
const burned = [
  `0x${'0'.repeat(40)}`,
  '0x0000000000000000000000000000000000000001',
  '0x000000000000000000000000000000000000dEaD',
  '0xdEAD000000000000000042069420694206942069',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '0xDeaDbeefdEAdbeefdEadbEEFdeadbeEFdEaDbeeF',
  '0x1234567890123456789012345678901234567890',
];

describe('brand configuration', () => {
  test('the demonstration brand is well-formed', () => {
    expect(validateBrand(brand, false).name).toBe('Tideport');
    expect(validateSentences(sentences, false)).toEqual(sentences);
  });

  test('periods are whole days within their bounds', () => {
    const withPeriods = (retention: unknown) => refusalOf({ ...real, retention });
    expect([withPeriods({}), withPeriods({ applicationDays: 30 })]).toEqual([[], []]);
    expect(withPeriods({ mailDays: 0 })).toEqual([
      'brand/brand.json: retention.mailDays is wrong: it is a whole number of days, from 7 to 3650.',
    ]);
  });

  test('the languages that published texts need are languages of the site, each once', () => {
    const withLanguages = (editorialLanguages: unknown) => refusalOf({ ...real, editorialLanguages });
    expect([withLanguages(['ko']), withLanguages(['en', 'ja'])]).toEqual([[], []]);
    for (const wrong of [[], ['xx'], ['en', 'en'], 'en'])
      expect(withLanguages(wrong)).toEqual([
        expect.stringMatching(/^brand\/brand\.json: editorialLanguages(?:\.0)? is wrong: /),
      ]);
  });

  test('production takes a real brand', () => {
    expect(refusalOf(real)).toEqual([]);
    expect(validateBrand(real, true)).toEqual(real);
    expect(validateSentences(sentences, true)).toEqual(sentences);
  });

  test.each([...accounts, ...contracts])('production refuses %s of the public test mnemonic', (address) => {
    for (const name of ['tokenContract', 'receivingAddress']) {
      expect(refusalOf(withDonation({ [name]: address }))).toEqual([
        `brand/brand.json: donation.${name} ${address} belongs to the public test accounts, whose keys everyone has; set your own address.`,
      ]);
    }
  });

  test.each(burned)('production refuses %s, which nobody has the key of', (address) => {
    expect(refusalOf(withDonation({ receivingAddress: address }))).toEqual([
      `brand/brand.json: donation.receivingAddress ${address} is a placeholder that nobody has the key of; set your own address.`,
    ]);
  });

  test('production refuses the token’s own contract as the receiving address', () => {
    const [refusal, ...more] = refusalOf(withDonation({ receivingAddress: real.donation.tokenContract }));
    expect(refusal).toMatch(/^brand\/brand\.json: donation\.receivingAddress .* is the token's own contract/);
    expect(more).toEqual([]);
  });

  test('production refuses an address without checksum and prints the right form', () => {
    const right = real.donation.receivingAddress;
    for (const plain of [right.toLowerCase(), `0x${right.slice(2).toUpperCase()}`]) {
      expect(refusalOf(withDonation({ receivingAddress: plain }))).toEqual([
        `brand/brand.json: donation.receivingAddress ${plain} has no checksum (EIP-55); compare it with your wallet and write ${right}.`,
      ]);
    }
  });

  test('production refuses a mistyped address and prints no other one', () => {
    const right = real.donation.receivingAddress;
    const mistyped = right.replace(/2$/, '3');
    const [refusal] = refusalOf(withDonation({ receivingAddress: mistyped }));
    expect(refusal).toContain(`donation.receivingAddress ${mistyped} has a wrong checksum`);
    expect(refusal!.match(/0x/g)).toHaveLength(1);
  });

  test.each([
    [56, 1, 15],
    [56, 14, 15],
    [1, 6, 12],
    [137, 1, 12],
  ])('on chain %i production refuses %i confirmations', (chainId, confirmations, fewest) => {
    expect(refusalOf(withDonation({ chainId, confirmations }))).toEqual([
      `brand/brand.json: donation.confirmations ${confirmations} is too few for chain ${chainId}, whose latest blocks can still change; set at least ${fewest}.`,
    ]);
    expect(refusalOf(withDonation({ chainId, confirmations: fewest }))).toEqual([]);
  });

  test.each([31337, 1337])('production refuses the development chain %i', (chainId) => {
    expect(refusalOf(withDonation({ chainId, confirmations: 1 }))).toEqual([
      `brand/brand.json: donation.chainId ${chainId} is a development chain; set the chain on which you take donations.`,
    ]);
  });
});

describe('the form of the configuration and its hosts', () => {
  test('production names every host of the demonstration, wherever in the configuration it is', () => {
    const named = refusalOf({ ...brand, donation: real.donation })
      .filter((line) => line.includes('names a host'))
      .map((line) => line.split(' ')[1]);
    const expected = [...JSON.stringify(brand).matchAll(/"[^"]*tideport(?:-alt)?\.example[^"]*"/g)];
    expect(named).toHaveLength(expected.length);
    expect(named.length).toBeGreaterThan(40);
    for (const path of [
      'primaryHost',
      'links.trade.swap',
      'social.chat.ko',
      'downloads.extensionStores.0.url',
    ])
      expect(named).toContain(path);
  });

  test.each([
    'https://apps.example.com/android',
    'https://wallet.test',
    'https://wallet.invalid/a',
    'https://localhost.localhost',
    'https://wallet.EXAMPLE',
  ])('production refuses %s', (url) => {
    expect(refusalOf({ ...real, links: { ...real.links, careers: url } })).toEqual([
      `brand/brand.json: links.careers "${url}" names a host that is reserved for examples; set your own.`,
    ]);
  });

  test('production refuses a reserved host in a sentence', () => {
    const wrong = { ...sentences, regionalNotice: { en: 'See <a href="https://help.example/a">here</a>.' } };
    expect(() => validateSentences(wrong, true)).toThrow(
      /^brand\/sentences\.ts: regionalNotice\.en ".*" names a host that is reserved/,
    );
    expect(validateSentences(wrong, false)).toEqual(wrong);
  });

  test.each([
    [
      'a color in another form',
      {
        ...real,
        kit: { ...real.kit, colors: { ...real.kit.colors, ink: { day: 'navy', night: '#FFFFFF' } } },
      },
      /kit\.colors\.ink\.day is wrong/,
    ],
    [
      'a malformed link',
      { ...real, links: { ...real.links, careers: 'javascript:alert(1)' } },
      /links\.careers is wrong/,
    ],
  ])('production refuses %s', (_what, wrong, message) => {
    expect(() => validateBrand(wrong, true)).toThrow(message);
  });
});

describe('what is still the demonstration’s', () => {
  test('colors that nothing was changed of', () => {
    expect(refusalOf({ ...real, kit: { ...real.kit, colors: brand.kit.colors } })).toEqual([
      'brand/brand.json: kit.colors are still those of the demonstration; choose your own six in colors.json.',
    ]);
  });

  test('names, in one text or in parts, are named with their place', () => {
    const kit = { ...real.kit, nameParts: brand.kit.nameParts };
    const products = { ...real.products, card: brand.products.card };
    expect(refusalOf({ ...real, name: 'Tideport', kit, products })).toEqual([
      expect.stringContaining('brand.json: name "Tideport" is still a name of the demonstration'),
      expect.stringContaining('products.card.nameParts "Tidecard" is still a name'),
      expect.stringContaining('products.card.issuer "Quayside Payments" is still a name'),
      expect.stringContaining('kit.nameParts "Tideport" is still a name'),
    ]);
  });

  test('each of several links is named once', () => {
    const links = { ...real.links, guides: { en: brand.links.guides!.en } };
    expect(refusalOf({ ...real, links })).toEqual(
      [0, 1, 2].map((index) => expect.stringContaining(`links.guides.en.${index} "https://learn.`)),
    );
  });

  test('numbers that no other wallet has are not claimed', () => {
    expect(refusalOf({ ...real, claims: brand.claims })).toEqual([
      'brand/brand.json: claims are still the numbers of the demonstration; write what is true of your wallet.',
    ]);
  });

  test('a history that names it is refused, one without its name is not', () => {
    expect(() => validateMilestones(milestones, true)).toThrow(
      /^brand\/milestones\.json: \d+\.title\.zh "Tideport 1\.0" is still a name of the demonstration/,
    );
    const own = JSON.parse(JSON.stringify(milestones).replaceAll('Tideport', 'Acme')) as unknown;
    expect(validateMilestones(own, true)).toEqual(own);
  });

  test('its drawings are refused by name', () => {
    expect(() => validateLogo(true)).toThrow(/^brand\/logo: README\.txt is still the demonstration's/);
    expect(() => validateLogo(true)).toThrow(/brand\/logo: wordmark-night\.svg is still the demonstration's/);
    expect(() => validateLogo(false)).not.toThrow();
  });
});

test('the languages are some of those there are words in, with English, each once', () => {
  expect(() => validateLanguages(['en', 'ko', 'th'])).not.toThrow();
  expect(() => validateLanguages(['ko', 'th'])).toThrow(
    /^brand\/languages\.json: .*English has to be one of them/,
  );
  expect(() => validateLanguages(['en', 'en'])).toThrow('a language is named twice');
  expect(() => validateLanguages(['en', 'de'])).toThrow('it is a list of languages, of zh, zh-tw, en');
});

test('colors that cannot be read are refused at every start, with the pair', () => {
  const colors = { ...real.kit.colors, link: { day: '#F2B705', night: '#86E3CF' } };
  for (const production of [true, false])
    expect(() => validateBrand({ ...real, kit: { ...real.kit, colors } }, production)).toThrow(
      /^brand\/colors\.json: by day, link on paper has a contrast of 1\.7, and needs 4\.5\.$/m,
    );
});
