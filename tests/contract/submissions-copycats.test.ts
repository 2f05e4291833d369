import { expect, test } from 'vitest';
import type { ReviewFinding } from '#features/submission/review/model/review-submission.ts';
import type { TokenContract } from '#platform/chain/chain-reader.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import {
  ana,
  contract,
  createWorld,
  inReview,
  validDapp,
  validToken,
  submit,
  type World,
} from '../support/submission-world.ts';
import { validNft } from '../support/valid-nft.ts';

const valid = { dapp: validDapp, token: validToken, nft: validNft };
const other = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const elsewhere = {
  url: 'https://harbor.exchange',
  title: 'Harbor',
  email: 'team@harbor.exchange',
  networks: ['bsc'],
  addresses: [{ network: 'bsc', addresses: other }],
};

const check = async (world: World, kind: keyof typeof valid, change: Record<string, unknown> = {}) =>
  (await world.submissions.check(kind, valid[kind](world, change))).findings;

const storeLink = (hid: number | undefined) => `/dappstore/detail?id=${hid}`;

/** Every form of these tests has the same logo. */
const withoutLogo = (findings: readonly ReviewFinding[]) =>
  findings.filter(({ code }) => code !== 'same-logo');

/** What the desk sees of a new submission. */
const deskFindings = async (world: World, change: Record<string, unknown>) =>
  withoutLogo((await world.review.get((await inReview(world, change)).id, ana)).findings);

const fungible: TokenContract = {
  name: 'Harbor Lights',
  symbol: 'LIGHT',
  decimals: 18,
  totalSupplyUnits: 10n ** 18n,
  owner: null,
  answersBalances: true,
  answersAllowances: true,
  interfaces: [],
  proxy: null,
  selectors: new Set(),
  isCodeKnown: false,
};

describeOnEachEngine('copies of other projects', (open) => {
  test('a team that sends another address after requested changes does not copy itself', async () => {
    const world = await createWorld(await open());
    const { id, reference, version } = await inReview(world);
    const action = { name: 'request-changes', text: 'The address shows a parked page.' } as const;
    await world.review.perform({ id, version, action, person: ana });
    const moved = validDapp(world, { url: 'https://another-address.example' });
    expect(await world.submissions.update(reference, moved)).toEqual({ ok: true });
    const { findings } = await world.review.get(id, ana);
    expect(findings.filter(({ evidence }) => evidence !== null)).toEqual([]);
  });

  test('a name that mixes alphabets blocks, whether or not it imitates anything', async () => {
    const world = await createWorld(await open());
    const mixed = { severity: 'blocking', code: 'mixed-script' };
    expect(await check(world, 'dapp', { title: 'Lаntern Exchange' })).toEqual([
      { ...mixed, params: { field: 'title', word: 'Lаntern', scripts: 'Latn,Cyrl' } },
    ]);
    expect(await check(world, 'dapp', { url: 'https://lаntern.exchange' })).toMatchObject([
      { ...mixed, params: { field: 'url' } },
    ]);
    expect(await check(world, 'token', { symbol: 'LΝT' })).toMatchObject([
      { ...mixed, params: { field: 'symbol', scripts: 'Latn,Grek' } },
    ]);
    expect(await check(world, 'dapp', { title: '灯塔Lantern' })).toEqual([]);
    const refused = await world.submissions.create({
      kind: 'dapp',
      locale: 'en',
      draftKey: crypto.randomUUID(),
      payload: validDapp(world, { title: 'Lаntern' }),
    });
    expect(refused).toMatchObject({ ok: false, findings: [mixed] });
  });

  test('a text that says what scams say is told to the desk alone, and can be sent', async () => {
    const world = await createWorld(await open());
    const scam = { desc: 'Claim your airdrop: enter your seed phrase.' };
    expect(await check(world, 'dapp', scam)).toEqual([]);
    expect(await check(world, 'token', { description: 'Double your money in a day.' })).toEqual([]);
    const found = await deskFindings(world, scam);
    expect(
      found.map(({ severity, code, params }) => [severity, code, params['field'], params['kind']]),
    ).toEqual(
      expect.arrayContaining([
        ['desk', 'scam-words', 'desc', 'secret'],
        ['warning', 'scam-words', 'desc', 'airdrop'],
      ]),
    );
    expect(found).toHaveLength(2);
    const warned = await deskFindings(world, {
      url: 'https://honest.example',
      desc: 'We never ask for a seed phrase.',
    });
    expect(warned.map(({ code }) => code)).not.toContain('scam-words');
  });

  test('the exact name of a listed project on another site is marked for the desk', async () => {
    const world = await createWorld(await open());
    const [hid] = await listNow(world.database, [
      newDapp('Uniswap', { row: { url: 'https://app.uniswap.org' } }),
    ]);
    expect(await check(world, 'dapp', { title: 'Uniswap' })).toEqual([
      {
        severity: 'desk',
        code: 'same-name',
        params: { title: 'Uniswap', url: 'https://app.uniswap.org' },
      },
    ]);
    expect(await deskFindings(world, { title: 'Uniswap' })).toMatchObject([
      {
        severity: 'desk',
        code: 'same-name',
        evidence: { title: 'Uniswap', submission: null, state: null, store_link: storeLink(hid) },
      },
    ]);
  });

  test('the same contract as a listed project or another submission is a finding with its evidence', async () => {
    const world = await createWorld(await open());
    const [hid] = await listNow(world.database, [
      newDapp('Beacon', { row: { address: other.toLowerCase() } }),
    ]);
    expect(await check(world, 'dapp', elsewhere)).toEqual([
      {
        severity: 'warning',
        code: 'same-contract',
        params: { network: 'bsc', address: other, title: 'Beacon' },
      },
    ]);
    const first = await inReview(world);
    const findings = await deskFindings(world, {
      ...elsewhere,
      addresses: [{ network: 'bsc', addresses: `${other},${contract.toLowerCase()}` }],
    });
    expect(findings).toMatchObject([
      { code: 'same-contract', evidence: { title: 'Beacon', store_link: storeLink(hid) } },
      {
        code: 'same-contract',
        evidence: { submission: first.id, title: 'Lantern Exchange', state: 'in-review' },
      },
    ]);
  });

  test('a listed token given as the contract of a DApp is a finding', async () => {
    const world = await createWorld(await open());
    const token = await inReview(world, { network: 'eth', address: other }, 'token');
    await world.review.perform({ ...token, action: { name: 'approve' }, person: ana });
    const asContract = (network: string) =>
      check(world, 'dapp', { networks: [network], addresses: [{ network, addresses: other.toLowerCase() }] });
    expect(await asContract('eth')).toContainEqual({
      severity: 'warning',
      code: 'token-as-contract',
      params: { network: 'eth', address: other.toLowerCase(), title: 'Lantern', symbol: 'LNT' },
    });
    expect(await asContract('bsc')).toEqual([]);
  });

  test('only the desk sees that the email belongs to another project', async () => {
    const world = await createWorld(await open());
    const first = await inReview(world, { email: 'Keeper@Lantern.Exchange' });
    const second = { ...elsewhere, email: 'keeper@lantern.exchange' };
    expect(await check(world, 'dapp', second)).toEqual([]);
    expect(await deskFindings(world, second)).toMatchObject([
      {
        severity: 'warning',
        code: 'same-email',
        evidence: { submission: first.id, title: 'Lantern Exchange', state: 'in-review' },
      },
    ]);
    // The project's own token does not count as another project.
    const token = await inReview(world, { email: 'keeper@lantern.exchange' }, 'token');
    expect(withoutLogo((await world.review.get(token.id, ana)).findings)).toMatchObject([
      { severity: 'notice', code: 'same-email' },
      { severity: 'notice', code: 'same-email' },
    ]);
  });

  test('reveals nothing about unlisted submissions to strangers', async () => {
    const world = await createWorld(await open());
    await inReview(world, { title: 'Secret Lantern', url: 'https://secretlantern.example.org' });
    const findings = await check(world, 'dapp', {
      ...elsewhere,
      title: 'Secret Lantern',
      url: 'https://secretlanterns.example.net',
      addresses: [{ network: 'bsc', addresses: contract }],
    });
    expect(findings).toEqual([
      { severity: 'desk', code: 'same-name', params: {} },
      { severity: 'warning', code: 'look-alike-url', params: {} },
      { severity: 'warning', code: 'same-contract', params: { network: 'bsc', address: contract } },
    ]);
  });

  test('rejects a token in the NFT form, and a collection in the token form, before payment', async () => {
    const world = await createWorld(await open());
    const onBsc = { network: 'bsc', bl_symbol: 'BSC' };
    const set = (change: Partial<TokenContract>) =>
      world.chain.tokens.set(contract.toLowerCase(), { ...fungible, ...change });
    const codes = async (kind: 'token' | 'nft', standard: string) =>
      (await check(world, kind, { ...onBsc, standard }))
        .filter(({ severity }) => severity === 'blocking')
        .map(({ code, params }) => [code, params['kind']]);

    set({});
    expect(await codes('nft', 'ERC721')).toEqual([['other-kind', 'token']]);
    set({ answersAllowances: false });
    expect(await codes('nft', 'ERC1155')).toEqual([['other-kind', 'token']]);
    set({ interfaces: ['erc721'], decimals: null, answersAllowances: false });
    expect(await codes('token', 'BEP20')).toEqual([['other-kind', 'nft']]);
    expect(await codes('nft', 'ERC721')).toEqual([]);
    // Choosing the wrong NFT standard is a finding for the desk, and a collection older than ERC-165 still
    // counts as one.
    expect(await codes('nft', 'ERC1155')).toEqual([]);
    set({ decimals: 0, answersAllowances: false });
    expect(await codes('nft', 'ERC721')).toEqual([]);
    await expect(submit(world, { ...onBsc, standard: 'BEP20' }, 'token')).resolves.toBeTruthy();
  });
});
