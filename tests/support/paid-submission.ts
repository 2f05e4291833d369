import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import sharp from 'sharp';

/** Sends a request to the portal; `fetch`, or a client that repeats what was not answered. */
type Call = (url: string, init?: RequestInit) => Promise<Response>;

/** A submission that waits for its donation. */
export interface Unpaid {
  title: string;
  reference: string;
  draftKey: string;
  payload: ReturnType<typeof formOf>;
}

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
  const { data, message } = (await response.json()) as { data: Data | null; message: string };
  if (data === null) throw new Error(`The portal answered ${response.status}: ${message}`);
  return data;
}

/** A DApp that a test sends. */
interface Project {
  title: string;
  url: string;
  /** What the store says about it. */
  desc?: string;
  /** An address of its own, by which a test finds what it has sent and nothing else. */
  email?: string;
  /** A PDF: the report of an audit, at its address. */
  audit?: { url: string; report: Buffer };
}

const usualDesc = 'Swap stable assets with fees you can read in advance.';

/** What `fillForm` (submission-steps.ts) enters. */
const formOf = ({ title, url, desc = usualDesc, email = 'team@lantern.example' }: Project, icon: string) => ({
  ...{ title, url, desc },
  language: 'en',
  networks: ['bsc'],
  addresses: [{ network: 'bsc', addresses: '0x5FbDB2315678afecb367f032d93F642f64180aa3' }],
  icon,
  rake_back_account: '',
  email,
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

/** The logo of a form and its answers, as the API takes them, before the form is sent. */
export async function prepareForm(
  origin: string,
  project: Project,
  call: Call = fetch,
): Promise<Pick<Unpaid, 'draftKey' | 'payload'>> {
  const draftKey = randomUUID();
  const store = async (role: 'icon' | 'audit', file: Buffer) => {
    const upload = await call(`${origin}/api/uploads?role=${role}`, {
      method: 'POST',
      headers: { 'upload-key': draftKey },
      body: new Uint8Array(file),
    });
    expect(upload.status, await upload.clone().text()).toBe(201);
    return (await dataOf<{ sha256: string }>(upload)).sha256;
  };
  const { audit } = project;
  const form = formOf(project, await store('icon', await makeLogo()));
  if (audit)
    Object.assign(form, {
      has_audit: true,
      audit_url: audit.url,
      audit_file: await store('audit', audit.report),
    });
  return { draftKey, payload: form };
}

/** A DApp's form sent by the API, until it waits for its donation. */
export async function sendForm(origin: string, project: Project, call: Call = fetch): Promise<Unpaid> {
  const { draftKey, payload } = await prepareForm(origin, project, call);
  const form = { kind: 'dapp', locale: 'en', draft_key: draftKey, payload };
  const created = await call(`${origin}/api/submissions`, post(form));
  const { reference, ...refusal } = await dataOf<{ reference: string }>(created);
  expect(reference, JSON.stringify(refusal)).toMatch(/^[a-z0-9]{26,}$/);
  return { title: project.title, reference, draftKey, payload };
}

/** A DApp's form and its donation by the API, until it is in review: for tests of what comes after. */
export async function sendPaidForm(origin: string, project: Project, call: Call = fetch): Promise<Paid> {
  const { reference } = await sendForm(origin, project, call);
  const address = `${origin}/api/submissions/${reference}`;
  const { amount } = await dataOf<{ amount: string }>(await call(`${address}/quotes`, post({})));
  const paid = await dataOf<{ hash: string; link: string }>(
    await call(`${origin}/api/demonstration/pay`, post({ reference })),
  );
  await call(`${address}/payment`, post({ link: paid.link }));
  await expect
    .poll(async () => (await dataOf<{ state: string }>(await call(address))).state, { timeout: 60_000 })
    .toBe('in-review');
  return { title: project.title, reference, amount, hash: paid.hash };
}
