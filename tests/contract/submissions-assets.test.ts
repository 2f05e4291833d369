import { expect, test } from 'vitest';
import type { TokenContract } from '#platform/chain/chain-reader.ts';
import { createContentServices } from '../support/content-services.ts';
import { confirmBoth } from '../support/confirm-both.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import {
  ana,
  contract,
  createWorld,
  idOf,
  inReview,
  pay,
  validToken,
  submit,
  type World,
} from '../support/submission-world.ts';
import { validNft } from '../support/valid-nft.ts';

const kinds = ['token', 'nft'] as const;
const valid = { token: validToken, nft: validNft };
const other = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const sameInSmall = contract.toLowerCase();

const lantern: TokenContract = {
  name: 'Lantern',
  symbol: 'LNT',
  decimals: 18,
  totalSupplyUnits: 1_000_000_000n * 10n ** 18n,
  owner: null,
  answersBalances: true,
  answersAllowances: true,
  interfaces: [],
  proxy: null,
  selectors: new Set(['0x40c10f19']),
  isCodeKnown: false,
};
const onBsc = { network: 'bsc', standard: 'BEP20', bl_symbol: 'BSC' };

const approve = async (world: World, { id, version }: { id: number; version: number }) =>
  world.review.perform({ id, version, action: { name: 'approve' }, person: ana });

/** The findings without those that only the fake web and chain cause. */
const codesOf = async (world: World, kind: (typeof kinds)[number], change: Record<string, unknown> = {}) => {
  const { issues, findings } = await world.submissions.check(kind, valid[kind](world, change));
  return [...issues, ...findings].map((one) =>
    'severity' in one ? `${one.severity} ${one.code}` : one.code,
  );
};

describeOnEachEngine('submissions of tokens and NFT collections', (open) => {
  test.each(kinds)('a %s goes from the form through payment and desk into the catalogue', async (kind) => {
    const world = await createWorld(await open());
    const reference = await submit(world, {}, kind);
    expect(await world.submissions.status(reference)).toMatchObject({
      kind,
      state: 'awaiting-payment',
      next: 'pay',
    });
    const quoted = await world.submissions.quote(reference);
    expect(quoted.ok && quoted.quote.amount).toMatch(/^100\.[1-9]\d{3}$/);
    await pay(world, reference);
    const status = await world.submissions.status(reference);
    expect(status).toMatchObject({ state: 'in-review', listed_path: null });
    // Tokens within two working days of Wednesday, 4 March; collections within five.
    expect(status?.promised_time?.slice(0, 10)).toBe(kind === 'token' ? '2026-03-06' : '2026-03-11');

    const id = await idOf(world, reference);
    const { version, networks, actions } = await world.review.get(id, ana);
    expect(networks).toEqual(['eth']);
    expect(actions.map(({ name }) => name)).toContain('approve');
    await approve(world, { id, version });
    expect(await world.submissions.status(reference)).toMatchObject({
      state: 'listed',
      next: 'none',
      listed_path: `/dappstore?key=${contract}`,
    });
    expect(await codesOf(world, kind, { address: sameInSmall })).toContain('blocking contract-listed');
  });

  test('an approved token is in the catalogue as it was sent', async () => {
    const world = await createWorld(await open());
    await approve(world, await inReview(world, {}, 'token'));
    const { hid: _hid, ...row } = await world.database
      .selectFrom('tokens')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      chain_hid: 1,
      name: 'Lantern',
      symbol: 'LNT',
      bl_symbol: 'ETH',
      address: contract,
      address_key: sameInSmall,
      decimal: 18,
      precision: 4,
      total_supply: '1000000000',
      gas: '60000',
      website: 'https://lantern.exchange',
      descriptions: JSON.stringify({ en: 'Pays for the light.' }),
      icon_url: `/files/${world.icon}.png`,
      token_protocol: 'ERC20',
      create_time: '2026-03-04T09:00:00.000Z',
      listed: 1,
      source: 'submission',
    });
  });

  test('an approved NFT collection is in the catalogue as it was sent', async () => {
    const world = await createWorld(await open());
    await approve(world, await inReview(world, { total_supply: '5,000' }, 'nft'));
    const row = await world.database.selectFrom('nft_collections').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      chain_hid: 1,
      name: 'Harbor Lights',
      address_key: sameInSmall,
      standard: 'ERC721',
      total_supply: '5000',
      icon_url: `/files/${world.icon}.png`,
    });
    expect(await world.database.selectFrom('tokens').select('hid').execute()).toEqual([]);
  });

  test('an approved item is found immediately, by the store and by the API', async () => {
    const opened = await open();
    const world = await createWorld(opened);
    const { catalogue } = createContentServices(opened);
    const page = { start: 0, count: 20, locale: 'en' as const };
    expect(await catalogue.searchAll({ ...page, key: 'Lantern' })).toMatchObject({ tokens: [], nfts: [] });
    await approve(world, await inReview(world, {}, 'token'));
    await approve(world, await inReview(world, {}, 'nft'));
    expect(await catalogue.searchAll({ ...page, key: 'lantrn' })).toMatchObject({
      tokens: [{ blockchain_id: 1, name: 'Lantern', decimal: 18, token_protocol: 'ERC20' }],
      nfts: [],
    });
    const found = await catalogue.searchAll({ ...page, key: sameInSmall });
    expect(found.nfts).toMatchObject([{ blockchain_id: 1, name: 'Harbor Lights', standard: 'ERC721' }]);
    const store = await catalogue.storePage(
      { category_id: 0, chain_hid: null, key: contract, sort: 'hot', shown: 40 },
      'en',
    );
    expect(store.assets.map(({ kind, name, chain }) => [kind, name, chain])).toEqual([
      ['token', 'Lantern', 'ETH'],
      ['nft', 'Harbor Lights', 'ETH'],
    ]);
  });

  test.each(kinds)('a contract of a %s is accepted once, however it is written', async (kind) => {
    const world = await createWorld(await open());
    const unpaid = await submit(world, {}, kind);
    expect(await codesOf(world, kind, { address: sameInSmall })).toContain('warning contract-open');
    await pay(world, unpaid);
    expect(await codesOf(world, kind, { address: sameInSmall })).toContain('blocking contract-open');
    const refused = await world.submissions.create({
      kind,
      locale: 'en',
      draftKey: crypto.randomUUID(),
      payload: valid[kind](world, { address: sameInSmall }),
    });
    expect(refused).toMatchObject({ ok: false, issues: [] });
    expect(await codesOf(world, kind, { address: other })).not.toContain('blocking contract-open');
  });

  test('the same address on another network is another contract', async () => {
    const world = await createWorld(await open());
    await approve(world, await inReview(world, {}, 'token'));
    world.chain.tokens.set(sameInSmall, lantern);
    const codes = await codesOf(world, 'token', onBsc);
    expect(codes).not.toContain('blocking contract-listed');
    // The name is the same: a bridged token, or an imitation. The desk decides.
    expect(codes).toContain('warning look-alike-name');
  });

  test('a quoted submission does not pay in vain when another one claims the contract first', async () => {
    const world = await createWorld(await open());
    const late = await submit(world, {}, 'token');
    await approve(world, await inReview(world, { address: sameInSmall }, 'token'));
    expect(await world.submissions.quote(late)).toMatchObject({
      ok: false,
      findings: [{ severity: 'blocking', code: 'contract-listed', params: { title: 'Lantern' } }],
    });
  });

  test('two approvals of one contract: the second one is a conflict', async () => {
    const world = await createWorld(await open());
    const [first, second] = await Promise.all([submit(world, {}, 'token'), submit(world, {}, 'token')]);
    await confirmBoth(world, [first, second]);
    await approve(world, { id: await idOf(world, first), version: 2 });
    await expect(approve(world, { id: await idOf(world, second), version: 2 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await world.submissions.status(second)).toMatchObject({ state: 'in-review' });
  });

  test('finds imitations of a listed token', async () => {
    const world = await createWorld(await open());
    await approve(world, await inReview(world, { name: 'Harbor Dollar', symbol: 'HBUSD' }, 'token'));
    const imitation = (change: Record<string, unknown>) =>
      codesOf(world, 'token', { address: other, ...change });
    expect(await imitation({ name: 'Hаrbor Dollar', symbol: 'XX' })).toContain('blocking look-alike-name');
    expect(await imitation({ name: 'Harbor Dolar', symbol: 'XX' })).toContain('warning look-alike-name');
    expect(await imitation({ symbol: 'HBUЅD' })).toContain('blocking look-alike-symbol');
    expect(await imitation({ symbol: 'hbusd' })).toContain('warning look-alike-symbol');
    expect(await imitation({ name: 'Another thing', symbol: 'ANT' })).toEqual([]);
  });

  test('compares the form with the contract, and reports its powers to the desk', async () => {
    const world = await createWorld(await open());
    world.chain.tokens.set(sameInSmall, lantern);
    const { findings } = await world.submissions.check(
      'token',
      validToken(world, { ...onBsc, decimal: '8', name: 'Lantern Gold' }),
    );
    expect(findings).toEqual([
      {
        severity: 'warning',
        code: 'facts-differ',
        params: { field: 'name', typed: 'Lantern Gold', read: 'Lantern' },
      },
      { severity: 'desk', code: 'facts-differ', params: { field: 'decimal', typed: '8', read: '18' } },
      { severity: 'notice', code: 'can-mint', params: { functions: 'mint(address,uint256)' } },
    ]);
    const reviewed = await inReview(world, onBsc, 'token');
    expect((await world.review.get(reviewed.id, ana)).findings).toEqual([
      {
        severity: 'notice',
        code: 'can-mint',
        params: { functions: 'mint(address,uint256)' },
        evidence: null,
      },
    ]);
  });

  test('stops a missing contract or one that is not a token before payment; a silent chain stops nobody', async () => {
    const world = await createWorld(await open());
    expect(await codesOf(world, 'token', onBsc)).toContain('blocking contract-not-deployed');
    world.chain.tokens.set(sameInSmall, { ...lantern, name: null, symbol: null, totalSupplyUnits: null });
    expect(await codesOf(world, 'token', onBsc)).toContain('blocking not-a-token');
    world.chain.state.down = true;
    expect(await codesOf(world, 'token', onBsc)).toEqual(['warning contract-unchecked']);
  });

  test('a standard must belong to the network, and a logo must be an upload', async () => {
    const world = await createWorld(await open());
    const { issues } = await world.submissions.check(
      'nft',
      validNft(world, { standard: 'ERC20', icon: 'f'.repeat(64) }),
    );
    expect(issues).toEqual([
      { path: 'standard', code: 'choose-one' },
      { path: 'icon', code: 'logo' },
    ]);
    const onTron = await world.submissions.check(
      'nft',
      validNft(world, { network: 'tron', standard: 'TRC20' }),
    );
    expect(onTron.issues).toContainEqual({ path: 'network', code: 'choose-one' });
  });

  test.each(kinds)(
    'requested changes to a %s are made and sent again without another payment',
    async (kind) => {
      const world = await createWorld(await open());
      const { id, version, reference } = await inReview(world, {}, kind);
      await world.review.perform({
        id,
        version,
        action: { name: 'request-changes', text: 'Say what it is for.' },
        person: ana,
      });
      const asked = await world.submissions.status(reference);
      expect(asked).toMatchObject({ state: 'changes-requested', next: 'edit', payload: valid[kind](world) });
      const updated = await world.submissions.update(reference, {
        ...(asked?.payload as object),
        description: 'It lights harbors.',
      });
      expect(updated).toEqual({ ok: true });
      expect(await world.submissions.status(reference)).toMatchObject({ state: 'in-review' });
    },
  );

  test.each(kinds)('a %s can be withdrawn, which frees its contract', async (kind) => {
    const world = await createWorld(await open());
    const { reference } = await inReview(world, {}, kind);
    await world.submissions.withdraw(reference);
    expect(await world.submissions.status(reference)).toMatchObject({ state: 'withdrawn' });
    expect(await codesOf(world, kind)).toEqual([]);
  });

  test('the queue filters by kind', async () => {
    const world = await createWorld(await open());
    await submit(world, {}, 'token');
    await submit(world, {}, 'nft');
    const list = (kind: 'token' | 'nft') =>
      world.review.list({ kind, sort: 'create_time', order: 'ASC', page: 1, perPage: 10 }, ana);
    expect((await list('token')).data.map(({ title }) => title)).toEqual(['Lantern']);
    expect((await list('nft')).data.map(({ title }) => title)).toEqual(['Harbor Lights']);
  });
});
