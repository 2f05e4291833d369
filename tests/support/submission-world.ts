import { getByReference } from '#features/submission/submissions/server/find-submission.ts';
import { Hono } from 'hono';
import { brand as demonstrationBrand } from '#brand/brand.ts';
import { createDonations } from '#features/submission/donations/server/donations.ts';
import { createFileStore } from '#features/submission/uploads/server/file-store.ts';
import { createTokenFacts } from '#features/submission/asset-submission/server/read-token-facts.ts';
import { createSenders } from '#features/submission/submissions/server/senders.ts';
import { composeReviewing, composeSubmissions } from '#app/compose-reviewing.ts';
import type { RelistingRules } from '#features/store/catalogue/model/restoration.ts';
import type { TokenChecks } from '#features/store/token-checks/server/token-checks.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import type { ChainOf } from '#platform/chain/network-chains.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { failure } from '#platform/http/envelope.ts';
import { presentError } from '#platform/http/present-error.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createLog } from '#platform/log/log.ts';
import { createFakeWeb } from '#platform/web/fake-web.ts';
import type { ProbeAnswer } from '#platform/web/web.ts';
import { createFilesRoute } from '#routes/files.ts';
import { createSubmissionApi } from '#routes/api/submissions/submission-api.ts';
import type { RequestLimits } from '#routes/api/submissions/request-limits.ts';
import type { Demonstration } from '#routes/services.ts';
import { withCheckedAnswers } from './contract/with-checked-answers.ts';
import { drawLogo } from './draw-logo.ts';
import { blockHashOf, createFakeChain } from './fake-chain.ts';
import { testOpener } from './file-opener.ts';
import { makePdf } from './files/pdf-file.ts';
import { seedReferenceData } from './seed-reference-data.ts';
import { validNft } from './valid-nft.ts';
import { withWorldFiles, worldKey } from './world-files.ts';

export { drawLogo, worldKey };

export const contract = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const ana = {
  id: 'ana',
  name: 'Ana',
  email: 'ana@example.org',
  roles: ['reviewer', 'recruiter'],
} as const;
export const ben = { id: 'ben', name: 'Ben', email: 'ben@example.org', roles: ['administrator'] } as const;
export const edda = { id: 'edda', name: 'Edda', email: 'edda@example.org', roles: ['editor'] } as const;

/** The endpoint serves BSC here, so that contracts on it are looked up. */
export const brand = { ...demonstrationBrand, donation: { ...demonstrationBrand.donation, chainId: 56 } };

const unlimited: RequestLimits = {
  uploads: 1e6,
  uploadShares: [],
  checks: 1e6,
  chainReads: 1e6,
  creations: 1e6,
  changes: 1e6,
  reads: 1e6,
};

export interface WorldOptions {
  sites?: Readonly<Record<string, ProbeAnswer>>;
  requests?: RequestLimits;
  demonstration?: Demonstration;
  /** Instead of the fake chain, for donations. */
  donationChain?: ChainReader;
  /** Chooses the amounts of quotes. */
  randomInt?: (max: number) => number;
  /** Instead of the fake chain that serves BSC. */
  chainOf?: ChainOf;
  /** Of the brand; those of two people without them. */
  rules?: RelistingRules;
  /** Simulates trades of submitted tokens; none are without it. */
  tokenChecks?: Pick<TokenChecks, 'check'>;
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/** Everything around submissions on one database, with a clock that a test moves. */
export async function createWorld(open: OpenDatabase, options: WorldOptions = {}) {
  const { database, engine } = open;
  await seedReferenceData(open);
  const log = createLog('silent');
  const clock = { time: new Date('2026-03-04T09:00:00.000Z') };
  const now = () => clock.time;
  const chain = createFakeChain();
  const web = createFakeWeb(options.sites);
  const donations = createDonations({
    ...{ database, engine, brand, now, log },
    chain: options.donationChain ?? chain.reader,
    ...(options.randomInt ? { randomInt: options.randomInt } : {}),
  });
  const chainOf =
    options.chainOf ?? ((network: string) => (network === 'bsc' ? chain.reader : unavailableChain));
  const senders = createSenders({ secret: 'a key of the tests', perAddress: 5, engine });
  const shared = { open, web, chainOf, donations, senders, now, log };
  const submissions = withWorldFiles(database, composeSubmissions(shared));
  const files = createFileStore({ database, opener: testOpener, now });
  const reviewing = composeReviewing({
    ...{ ...shared, brand, submissions, files, publicOrigin: '' },
    ...(options.rules && { rules: options.rules }),
    ...(options.tokenChecks && { tokenChecks: options.tokenChecks }),
  });
  const limits = createNodeLimits();
  const stored = await files.store(await drawLogo(), { role: 'icon', key: worldKey });
  if (!stored.ok) throw new Error('The logo of the tests was refused');

  const api = new Hono();
  api.onError(presentError(log));
  api.notFound((c) => c.json(failure(404, 'There is nothing at this address.'), 404));
  api.route(
    '/',
    createSubmissionApi(
      {
        limits,
        submissions,
        tokenFacts: createTokenFacts({ chainOf }),
        files,
        ...(options.demonstration ? { demonstration: options.demonstration } : {}),
      },
      options.requests ?? unlimited,
    ),
  );
  api.route('/', createFilesRoute({ files }));
  withCheckedAnswers(api);
  return {
    open,
    database,
    clock,
    chain,
    donations,
    submissions,
    ...reviewing,
    limits,
    files,
    opener: testOpener,
    icon: stored.file.sha256,
    api,
  };
}

/** A valid form, for its own site. */
export function validDapp(world: Pick<World, 'icon'>, change: Record<string, unknown> = {}) {
  return {
    networks: ['bsc', 'tron'],
    title: 'Lantern Exchange',
    addresses: [
      { network: 'bsc', addresses: contract },
      { network: 'tron', addresses: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
    ],
    url: 'https://lantern.exchange',
    desc: 'Swap stable assets with fees you can read in advance.',
    icon: world.icon,
    email: 'hello@lantern.exchange',
    others: 'Telegram @lantern_crew',
    categories: [1, 2],
    tp_connect: 'both',
    has_audit: false,
    language: 'en',
    has_referral: false,
    has_tokens: true,
    tokens: [{ network: 'bsc', symbol: 'LNT', contract: '0x51f3a0c9d2b4e6f8a1c3e5d7b9f0a2c4e6d8b077' }],
    ...change,
  };
}

/** A valid token, on a network without endpoint. */
export function validToken(world: Pick<World, 'icon'>, change: Record<string, unknown> = {}) {
  return {
    network: 'eth',
    standard: 'ERC20',
    address: contract,
    name: 'Lantern',
    symbol: 'LNT',
    bl_symbol: 'ETH',
    decimal: '18',
    precision: '4',
    total_supply: '1000000000',
    gas: '60000',
    owner_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    website: 'https://lantern.exchange',
    company_name: 'Lantern Crew',
    contact: 'Telegram @lantern_crew',
    email: 'hello@lantern.exchange',
    description: 'Pays for the light.',
    icon: world.icon,
    ...change,
  };
}

/** A valid application. @param cv see `storeCv` */
export function validApplication(cv: string, change: Record<string, unknown> = {}) {
  return {
    name: 'Ana Keeper',
    email: 'ana@lights.example.org',
    country: 'PT',
    languages: ['pt', 'en'],
    links: ['https://lights.example.org/community'],
    requirements: ['community', 'self-custody'],
    message: 'I look after the lights.',
    cv,
    ...change,
  };
}

/** Uploads a CV; each text is another file. @returns its SHA-256 */
export async function storeCv({ files }: Pick<World, 'files'>, text = 'Keeper of lights'): Promise<string> {
  const stored = await files.store(makePdf({ content: text }), { role: 'cv', key: worldKey });
  if (!stored.ok) throw new Error(`The CV of the tests was refused: ${stored.refusal.code}`);
  return stored.file.sha256;
}

const validForms = { dapp: validDapp, token: validToken, nft: validNft };

/** Creates a submission that awaits its payment. @returns its reference */
export async function submit(
  world: World,
  change: Record<string, unknown> = {},
  kind: keyof typeof validForms = 'dapp',
): Promise<string> {
  const created = await world.submissions.create({
    kind,
    locale: 'en',
    draftKey: crypto.randomUUID(),
    payload: validForms[kind](world, change),
  });
  if (!created.ok) throw new Error(`The submission of the test was refused: ${JSON.stringify(created)}`);
  return created.reference;
}

/** Id behind a reference, for the desk. */
export async function idOf({ database }: Pick<World, 'database'>, reference: string): Promise<number> {
  return (await getByReference(database, reference)).id;
}

/** Pays the quote on the test chain. @returns the transaction's link */
export function mine(world: World, units: bigint): string {
  const hash = `0x${crypto.randomUUID().replaceAll('-', '').repeat(2)}`;
  const { tokenContract, receivingAddress } = brand.donation;
  world.chain.mined.set(hash, {
    hash,
    succeeded: true,
    to: tokenContract.toLowerCase(),
    valueUnits: 0n,
    transfers: [
      {
        token: tokenContract.toLowerCase(),
        from: contract.toLowerCase(),
        to: receivingAddress.toLowerCase(),
        units,
      },
    ],
    blockNumber: 100n,
    blockHash: blockHashOf(100n),
    blockTimeSeconds: world.clock.time.getTime() / 1000,
    headNumber: 120n,
  });
  return `https://bscscan.com/tx/${hash}`;
}

/** Quotes, pays and verifies: afterwards the submission is in review. */
export async function pay(world: World, reference: string): Promise<void> {
  const quoted = await world.submissions.quote(reference);
  if (!quoted.ok) throw new Error('No quote');
  const paid = await world.submissions.pay(reference, mine(world, BigInt(quoted.quote.amount_units)));
  if (!paid.ok) throw new Error(paid.code);
  await world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });
}

/** A paid submission, as the desk sees it. */
export async function inReview(
  world: World,
  change: Record<string, unknown> = {},
  kind: keyof typeof validForms = 'dapp',
) {
  const reference = await submit(world, change, kind);
  await pay(world, reference);
  const id = await idOf(world, reference);
  const { version } = await world.review.get(id, ana);
  return { reference, id, version };
}
