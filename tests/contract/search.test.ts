import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { seedReferenceData } from '#content/seed.ts';
import { storeCategory } from '#features/store/catalogue/model/store-category.ts';
import type { Catalogue } from '#features/store/catalogue/server/catalogue.ts';
import { createContentServices, testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

describeOnEachEngine('search', (_, openShared) => {
  let catalogue: Catalogue;
  const titles = async (key: string) =>
    (await catalogue.searchAll({ key, start: 0, count: 40, locale: 'en' })).dapps.map((dapp) => dapp.title);

  beforeAll(async () => {
    const open = await openShared();
    await seedReferenceData({ ...open, now: testNow });
    const { hid: tokenHid } = await open.database
      .insertInto('tokens')
      .values({
        chain_hid: 1,
        name: 'Harbor Coin',
        symbol: 'HBR',
        bl_symbol: 'ETH',
        address,
        address_key: address.toLowerCase(),
        decimal: 18,
        precision: 4,
        total_supply: '',
        gas: '',
        website: '',
        descriptions: '{}',
        icon_url: '/files/none.svg',
        token_protocol: 'ERC20',
        create_time: '2026-01-01T00:00:00.000Z',
      })
      .returning('hid')
      .executeTakeFirstOrThrow();
    await listNow(open.database, [
      newDapp('Harbor Swap', {
        row: { url: 'https://app.harbor.example/swap', address },
        texts: {
          en: { title: 'Harbor Swap', desc: 'Exchange tokens from your own wallet.' },
          zh: { title: '港湾兑换', desc: '从自己的钱包兑换代币，去中心化交易所。' },
          ja: { title: 'ハーバー', desc: 'ウォレットからトークンを交換' },
          ko: { title: '하버', desc: '지갑에서 토큰을 교환하세요' },
          vi: { title: 'Bến Cảng', desc: 'Hoán đổi token từ ví của bạn' },
          ru: { title: 'Гавань', desc: 'Обмен токенов ещё быстрее' },
          hi: { title: 'हार्बर', desc: 'हिन्दी में ज़रूरी अदला-बदली' },
          th: { title: 'ท่าเรือ', desc: 'แลกเปลี่ยนเหรียญจากน้ำลึก' },
        },
        categoryHids: [storeCategory.dex],
        tokenHids: [tokenHid],
      }),
      newDapp('Harbor', { desc: 'A berth for your keys.', row: { hot: 0 } }),
      newDapp('PilotBoat', { desc: 'Signals at the harbor entrance.', row: { hot: 50 } }),
      newDapp('Café Lumière', { desc: 'Coffee paid in coins.' }),
      newDapp('Narrows', { desc: 'From one network to another.', categoryHids: [storeCategory.bridge] }),
      newDapp('Tidal One', { row: { hot: 1 } }),
      newDapp('Tidal Two', { row: { hot: 9 } }),
    ]);
    catalogue = createContentServices(open).catalogue;
  });

  it('ranks the exact name first, then names with that prefix, then the rest', async () => {
    expect(await titles('harbor')).toEqual(['Harbor', 'Harbor Swap', 'PilotBoat']);
    expect(await titles('HARBOR SWAP')).toEqual(expect.arrayContaining(['Harbor Swap']));
    expect((await titles('harbor swap'))[0]).toBe('Harbor Swap');
  });

  it('breaks ties by popularity', async () => {
    expect(await titles('tidal')).toEqual(['Tidal Two', 'Tidal One']);
  });

  it.each([
    ['one wrong letter', 'harbpr'],
    ['one missing letter', 'harbr'],
    ['one extra letter', 'harbbor'],
    ['two swapped letters', 'ahrbor'],
    ['the beginning', 'harb'],
    ['another width and case', 'ＨＡＲＢＯＲ'],
  ])('tolerates %s', async (_what, key) => {
    expect(await titles(key)).toContain('Harbor');
  });

  it('tolerates no typo in short words, and not two', async () => {
    expect(await titles('swp')).toEqual([]);
    expect(await titles('hxrbxur')).toEqual([]);
  });

  it.each([
    ['part of a name', 'boat', 'PilotBoat'],
    ['a name without its accents', 'cafe lumiere', 'Café Lumière'],
    ['a description', 'berth', 'Harbor'],
    ['a description in another language', '자신의 지갑', 'Harbor Swap'],
    ['a token', 'hbr', 'Harbor Swap'],
    ['a category', 'decentralized dex', 'Harbor Swap'],
    ['a host', 'app.harbor.example', 'Harbor Swap'],
    ['a pasted link', 'https://www.app.harbor.example/swap/?utm_source=x', 'Harbor Swap'],
    ['a contract address', address, 'Harbor Swap'],
    ['a contract address in capitals', address.toUpperCase(), 'Harbor Swap'],
    ['the beginning of a contract address', '0x5fbdb231', 'Harbor Swap'],
    ['one Chinese character', '兑', 'Harbor Swap'],
    ['the last character of a run', '币', 'Harbor Swap'],
    ['two Chinese characters', '兑换', 'Harbor Swap'],
    ['three Chinese characters', '交易所', 'Harbor Swap'],
    ['four Chinese characters', '去中心化', 'Harbor Swap'],
    ['Chinese and Latin together', 'harbor兑换', 'Harbor Swap'],
    ['Japanese', 'トークン', 'Harbor Swap'],
    ['Korean', '토큰', 'Harbor Swap'],
    ['Korean in parts of syllables', '토큰'.normalize('NFD'), 'Harbor Swap'],
    ['Vietnamese without its marks', 'hoan doi', 'Harbor Swap'],
    ['Vietnamese in capitals', 'HOÁN ĐỔI', 'Harbor Swap'],
    ['a Vietnamese name without its marks', 'ben cang', 'Harbor Swap'],
    ['Russian without ё', 'еще', 'Harbor Swap'],
    ['Hindi with the dot', 'हिंदी', 'Harbor Swap'],
    ['Hindi without the point', 'जरूरी', 'Harbor Swap'],
    ['Thai with the short sign twice', 'เเลกเปลี่ยน', 'Harbor Swap'],
    ['half-width katakana', 'ﾄｰｸﾝ', 'Harbor Swap'],
    ['hiragana', 'うぉれっと', 'Harbor Swap'],
    ['traditional characters', '兌換代幣', 'Harbor Swap'],
    ['a traditional name', '港灣兌換', 'Harbor Swap'],
    ['what cannot be seen in it', '\u200bHar\u00adbor\ufeff', 'Harbor'],
  ])('finds by %s', async (_what, key, title) => {
    expect(await titles(key)).toContain(title);
  });

  it.each([
    'สะพาน',
    '브릿지',
    '브리지',
    '跨鏈',
    'cau noi',
    'мост',
    'ब्रिज',
    'ぶりっじ',
    'Puente',
    'tulay',
    'cross-chain',
  ])('finds a bridge by %s', async (key) => {
    expect(await titles(key)).toEqual(['Narrows']);
  });

  it('finds by a word for its category after what has the word in its name', async () => {
    expect(await titles('スワップ')).toEqual(['Harbor Swap']);
    expect((await titles('swap'))[0]).toBe('Harbor Swap');
  });

  it('finds a Chinese name by its whole and nothing by scattered characters', async () => {
    expect((await titles('港湾兑换'))[0]).toBe('Harbor Swap');
    expect(await titles('币兑')).toEqual([]);
  });

  it('finds tokens by symbol, name and address', async () => {
    for (const key of ['hbr', 'harbor coin', address]) {
      const { tokens } = await catalogue.searchAll({ key, start: 0, count: 5, locale: 'en' });
      expect(tokens.map((token) => token.symbol)).toEqual(['HBR']);
    }
  });

  it('searches within the given category and chain', async () => {
    const search = (filter: object) =>
      catalogue.listDapps({ key: 'harbor', start: 0, count: 40, locale: 'en', ...filter });
    expect((await search({ category_id: storeCategory.dex })).dapps.map((dapp) => dapp.title)).toEqual([
      'Harbor Swap',
    ]);
    expect((await search({ chain_hid: 12 })).total).toBe(0);
  });

  it('never throws, and the pages of any search fit together', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
        async (key) => {
          const whole = await catalogue.searchAll({ key, start: 0, count: 40, locale: 'zh' });
          const parts = [];
          for (let start = 0; start < 8; start += 2)
            parts.push(...(await catalogue.searchAll({ key, start, count: 2, locale: 'zh' })).dapps);
          expect(parts).toEqual(whole.dapps);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('tolerates one mistake in Chinese, Japanese and Korean, where nothing matches exactly', async () => {
    expect(await titles('去中化交易')).toEqual(['Harbor Swap']);
    expect(await titles('去中心花交易')).toEqual(['Harbor Swap']);
    expect(await titles('ウォレッド')).toEqual(['Harbor Swap']);
    expect(await titles('교환하새요')).toEqual(['Harbor Swap']);
    expect(await titles('去中化交亦')).toEqual([]);
    expect(await titles('兑环')).toEqual([]);
  });
});
