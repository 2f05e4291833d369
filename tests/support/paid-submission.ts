import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import sharp from 'sharp';

/** Sends a request to the portal; `fetch`, or a client that repeats what was not answered. */
type Call = (url: string, init?: RequestInit) => Promise<Response>;

interface Paid {
  title: string;
  reference: string;
  /** What the quote asked for, in whole tokens. */
  amount: string;
  /** Of the transaction. */
  hash: string;
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function dataOf<Data>(response: Response): Promise<Data> {
  return ((await response.json()) as { data: Data }).data;
}

/** What `fillForm` (submission-steps.ts) enters. */
const formOf = (project: { title: string; url: string }, icon: string) => ({
  ...project,
  language: 'en',
  networks: ['bsc'],
  addresses: [{ network: 'bsc', addresses: '0x5FbDB2315678afecb367f032d93F642f64180aa3' }],
  desc: 'Swap stable assets with fees you can read in advance.',
  icon,
  rake_back_account: '',
  email: 'team@lantern.example',
  others: 'Telegram @lantern_crew',
  categories: [1],
  tp_connect: 'both',
  has_audit: false,
  audit_url: '',
  audit_file: null,
  has_referral: false,
  referral_mode: null,
  inviter_must_transact: false,
  referral_contract: '',
  has_invite_reward: false,
  invite_account: '',
  has_tokens: false,
  tokens: [],
});

/** A picture of one color, which no other logo has. */
export function makeLogo(width = 400, height = 400): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

/** A DApp's form and its donation by the API, until it is in review: for tests of what comes after. */
export async function sendPaidForm(
  origin: string,
  project: { title: string; url: string },
  call: Call = fetch,
): Promise<Paid> {
  const api = `${origin}/api`;
  const draftKey = randomBytes(16).toString('hex');
  const upload = await call(`${api}/uploads?role=icon`, {
    method: 'POST',
    headers: { 'upload-key': draftKey },
    body: new Uint8Array(await makeLogo()),
  });
  expect(upload.status, await upload.clone().text()).toBe(201);
  const { sha256 } = await dataOf<{ sha256: string }>(upload);
  const form = { kind: 'dapp', locale: 'en', draft_key: draftKey, payload: formOf(project, sha256) };
  const created = await call(`${api}/submissions`, post(form));
  const { reference, ...refusal } = await dataOf<{ reference: string }>(created);
  expect(reference, JSON.stringify(refusal)).toMatch(/^[a-z0-9]{26,}$/);
  const address = `${api}/submissions/${reference}`;
  const { amount } = await dataOf<{ amount: string }>(await call(`${address}/quotes`, post({})));
  const paid = await dataOf<{ hash: string; link: string }>(
    await call(`${api}/demonstration/pay`, post({ reference })),
  );
  await call(`${address}/payment`, post({ link: paid.link }));
  await expect
    .poll(async () => (await dataOf<{ state: string }>(await call(address))).state, { timeout: 60_000 })
    .toBe('in-review');
  return { title: project.title, reference, amount, hash: paid.hash };
}
