import { describe, expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { footerColumnIds, listFooterColumns } from '../model/footer-columns.ts';
import { listMenuGroups } from '../model/navigation.ts';
import { chatUrlOf, listSocialLinks } from '../model/social-links.ts';

function linkOf(locale: (typeof localeCodes)[number], id: string) {
  return listFooterColumns(brand, locale)
    .flatMap((column) => column.links)
    .find((link) => 'id' in link && link.id === id)?.target;
}

describe('listFooterColumns', () => {
  it('has the eight columns in every language, none of them empty', () => {
    for (const locale of localeCodes) {
      const columns = listFooterColumns(brand, locale);
      expect(columns.map((column) => column.id)).toEqual(footerColumnIds);
      expect(columns.every((column) => column.links.length > 0)).toBe(true);
    }
  });

  it('shows the swag shop to zh only', () => {
    expect(linkOf('zh', 'swag-shop')).toBeDefined();
    for (const locale of localeCodes.filter((code) => code !== 'zh'))
      expect(linkOf(locale, 'swag-shop')).toBeUndefined();
  });

  it('links to the pages of the legal texts that the brand brings', () => {
    expect(linkOf('zh', 'privacy')).toEqual({ page: '/privacy' });
    expect(linkOf('ja', 'terms')).toEqual({ page: '/terms' });
  });

  it('links to the choice about statistics only where there are any', () => {
    expect(linkOf('en', 'cookies')).toBeUndefined();
    const webAnalytics = { id: '1', scriptUrl: 'https://stats.example/{id}.js' };
    const counting = { ...brand, analytics: { searchEngine: null, webAnalytics } };
    const legal = listFooterColumns(counting, 'en').find(({ id }) => id === 'legal');
    expect(legal?.links).toContainEqual({ id: 'cookies', target: { page: '/cookies' } });
  });
});

describe('legal texts that the brand does not bring', () => {
  const { legalTexts: _texts, ...configured } = brand;
  const targetOf = (locale: Locale, id: string) =>
    listFooterColumns(configured, locale)
      .flatMap(({ links }) => links)
      .find((link) => 'id' in link && link.id === id)?.target;

  it('are those of the help host, Chinese for zh and English otherwise', () => {
    expect(targetOf('zh', 'privacy')).toEqual({
      external: `${brand.staticContentOrigin}/privacy-zh/index.html`,
    });
    expect(targetOf('zh-tw', 'terms')).toEqual({
      external: `${brand.staticContentOrigin}/terms-en/index.html`,
    });
  });
});

describe('what the brand leaves out', () => {
  const links = {
    ...brand.links,
    tools: {
      ...{ approvalDetector: null, batchSender: null, keyGenerator: null },
      ...{ messageVerification: null, tokenSecurity: null },
    },
    trade: {},
    explorers: [],
  };
  const bare = { ...brand, links };
  const menuIds = (configured: typeof brand, id: string) =>
    listMenuGroups(configured, 'en')
      .find((group) => group.id === id)
      ?.links.map((link) => link.id);

  it('appear as no menu, no column and no link', () => {
    expect(listMenuGroups(bare, 'en').map(({ id }) => id)).toEqual(['products', 'tools', 'build', 'support']);
    expect(menuIds(bare, 'tools')).toEqual(['version-verification']);
    const columns = listFooterColumns(bare, 'en');
    expect(columns.map(({ id }) => id)).toEqual(footerColumnIds.filter((id) => id !== 'explorer'));
    expect(columns.find(({ id }) => id === 'tools')?.links).toHaveLength(1);
  });

  it.each([
    ['approval-detector', 'approvalDetector', '/tools/approvals'],
    ['batch-sender', 'batchSender', '/tools/batch-sender'],
    ['key-generator', 'keyGenerator', '/tools/keys'],
    ['message-verification', 'messageVerification', '/tools/verify-message'],
    ['token-security', 'tokenSecurity', '/tools/token-check'],
  ] as const)('%s is a page of the portal unless the brand names another site or none', (id, name, path) => {
    const targetOf = (configured: string | null | undefined) => {
      const tools = configured === undefined ? {} : { [name]: configured };
      return listMenuGroups({ ...brand, links: { ...links, tools } }, 'en')
        .flatMap((group) => group.links)
        .find((each) => each.id === id)?.target;
    };
    expect(targetOf(undefined)).toEqual({ page: path });
    expect(targetOf('https://tools.example.org')).toEqual({ external: 'https://tools.example.org' });
    expect(targetOf(null)).toBeUndefined();
  });

  it('is neither open positions nor a shop', () => {
    const { careers, swagShop, ...rest } = brand.links;
    const ids = (configured: Brand) =>
      listFooterColumns(configured, 'zh').flatMap((column) =>
        column.links.map((link) => 'id' in link && link.id),
      );
    const named = (configured: Brand) =>
      ids(configured).filter((id) => id === 'careers' || id === 'swag-shop');
    expect(named({ ...brand, links: { ...rest, careers, swagShop } })).toEqual(['careers', 'swag-shop']);
    expect(named({ ...brand, links: rest })).toEqual([]);
  });

  it.each([
    ['hardware', 'hardware-wallet', '/hardware'],
    ['card', 'card', '/card'],
  ] as const)('is no link to the product %s that it does not have', (product, id, path) => {
    const { [product]: left, ...products } = brand.products;
    const linked = (configured: Brand) => [
      ...listMenuGroups(configured, 'en').flatMap((group) => group.links),
      ...listFooterColumns(configured, 'en').flatMap((column) => column.links),
    ];
    const named = (configured: Brand) => linked(configured).filter((link) => 'id' in link && link.id === id);
    expect(left).toBeDefined();
    expect(named(brand).map(({ target }) => target)).toEqual([{ page: path }, { page: path }]);
    expect(named({ ...brand, products })).toEqual([]);
  });

  it('is neither a forum nor a bug bounty', () => {
    const { bugBounty, ...rest } = brand.links;
    const { forum, ...social } = brand.social;
    const externals = (configured: Brand) =>
      [...listMenuGroups(configured, 'en'), ...listFooterColumns(configured, 'en')]
        .flatMap((group) => group.links.map(({ target }) => 'external' in target && target.external))
        .filter((url) => url === bugBounty || url === forum);
    expect(externals(brand)).toEqual([forum, bugBounty, forum]);
    expect(externals({ ...brand, social, links: rest })).toEqual([]);
  });

  it('is left out one by one', () => {
    const { bridge } = brand.links.trade;
    const one = { ...brand, links: { ...links, trade: { bridge } } };
    expect(menuIds(one, 'trade')).toEqual(['bridge']);
    // The link below the chart opens the swap, which this brand does not have.
    expect(listMenuGroups(one, 'en').find(({ id }) => id === 'trade')?.more).toBeNull();
  });
});

describe('help links', () => {
  const helpCenter = { en: 'https://help.acme.org/en', ja: 'https://help.acme.org/ja' };
  const guides = { ...brand.links.guides, ja: ['https://a.org/1', 'https://a.org/2', 'https://a.org/3'] };
  const configured = { ...brand, links: { ...brand.links, helpCenter, guides } } as Brand;
  const targetOf = (locale: Locale, id: string) =>
    listFooterColumns(configured, locale)
      .flatMap((column) => column.links)
      .find((link) => 'id' in link && link.id === id)?.target;

  it('are those of the page’s language, or English', () => {
    expect(targetOf('ja', 'help-center')).toEqual({ external: helpCenter.ja });
    expect(targetOf('ko', 'help-center')).toEqual({ external: helpCenter.en });
    expect(targetOf('ja', 'guide-signatures')).toEqual({ external: 'https://a.org/2' });
    expect(targetOf('zh-tw', 'guide-keys')).toEqual({ external: brand.links.guides!.zh?.[0] });
    expect(targetOf('ru', 'guide-keys')).toEqual({ external: brand.links.guides!.en[0] });
    const support = listMenuGroups(configured, 'ja').find(({ id }) => id === 'support');
    expect(support?.more).toEqual({ external: helpCenter.ja });
  });
});

describe('listSocialLinks', () => {
  it('has the accounts of the brand only', () => {
    expect(listSocialLinks(brand, 'ko')).toHaveLength(7);
    const { blog, chat } = brand.social;
    expect(listSocialLinks({ social: { blog, chat } }, 'ko').map(({ url }) => url)).toEqual([chat?.ko, blog]);
    expect(listSocialLinks({ social: {} }, 'ko')).toEqual([]);
    expect(chatUrlOf({ social: {} }, 'ko')).toBeUndefined();
  });
});

describe('chatUrlOf', () => {
  it('is Chinese for zh and zh-tw, Korean for ko, English otherwise', () => {
    const chat = brand.social.chat!;
    expect((['zh', 'zh-tw', 'ko', 'en', 'ja'] as const).map((locale) => chatUrlOf(brand, locale))).toEqual([
      chat.zh,
      chat.zh,
      chat.ko,
      chat.en,
      chat.en,
    ]);
  });
});
