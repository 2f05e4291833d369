import type { DevChain } from '#platform/chain/dev/dev-chain.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { actAtDesk, openDesk } from './act-at-desk.ts';
import { addFinding, addProposal, addTransfer, sendForm } from './add-cases.ts';
import { makeAccount, type DeskAccount } from './desk-steps.ts';
import type { KeptWorld } from './kept-form.ts';
import { addPaidSubmission, addUnpaidSubmission, newProject } from './submission-steps.ts';

interface Titled {
  id: number;
  title: string;
  submission: { title: string };
}

type Call = Awaited<ReturnType<typeof openDesk>>;

async function idOf(call: Call, list: string, title: string): Promise<number> {
  const { data } = await call<{ data: Titled[] }>(`${list}?page=1&per_page=100`);
  const found = data.find((each) => (each.title ?? each.submission.title) === title);
  if (!found) throw new Error(`${list} has no ${title}`);
  return found.id;
}

/** A notice with one update. @returns its number */
async function addNotice(call: Call, title: string): Promise<number> {
  const notice = {
    ...{ kind: 'disruption', key: `kept-${title.replace(' ', '-')}`, subjects: ['portal'] },
    ...{ begin_time: '2026-11-01T09:00:00Z', planned_end_time: null },
    texts: { en: { title, text: 'We look for the cause.' } },
  };
  await call('status-notices', notice);
  const { data } = await call<{ data: { id: number; version: number; texts: { en: { title: string } } }[] }>(
    'status-notices?page=1&per_page=100',
  );
  const { id = 0, version } = data.find(({ texts }) => texts.en.title === title) ?? {};
  await call(`status-notices/${id}/actions`, {
    name: 'update',
    seen: version,
    texts: { en: { text: 'Found.' } },
  });
  return id;
}

/** What the cases are about: sent by visitors, decided by a colleague. */
async function addCases(portal: PortalProcess & { chain: DevChain }, dana: DeskAccount) {
  const { origin } = portal;
  const [rejected, unpaid, waiting, listed] = await Promise.all([
    addPaidSubmission(portal),
    addUnpaidSubmission(portal),
    addPaidSubmission(portal),
    addPaidSubmission(portal),
  ]);
  await actAtDesk({ ...portal, desk: dana }, rejected.title, {
    ...{ name: 'reject', reason: 'other', text: 'The audit is missing.' },
  });
  await actAtDesk({ ...portal, desk: dana }, listed.title, { name: 'approve' });
  const site = newProject().url;
  await sendForm(`${origin}/api/reports`, { kind: 'site', site, reason: 'impersonation' });
  await sendForm(`${origin}/api/appeals`, { reference: rejected.reference, text: 'Look again.' });
  const transaction = `0x${'7'.repeat(64)}`;
  await sendForm(`${origin}/api/payment-questions`, {
    ...{ reference: unpaid.reference, transaction, text: 'A wrong digit.' },
  });
  return { rejected, unpaid, waiting, listed, host: new URL(site).host };
}

/** Something for each form of the desk, which no other test has. */
export async function makeKeptWorld(portal: PortalProcess & { chain: DevChain }): Promise<KeptWorld> {
  const dana = await makeAccount(portal, { name: 'Dana', role: 'reviewer,editor' });
  const { rejected, unpaid, waiting, listed, host } = await addCases(portal, dana);
  const call = await openDesk({ ...portal, desk: dana });
  const submission = async (title: string) =>
    (await call<{ data: Titled[] }>(`submissions?q=${encodeURIComponent(title)}`)).data[0]?.id ?? 0;
  const item = await call<{ data: { id: string }[] }>(`listings?q=${encodeURIComponent(listed.title)}`);
  await call(`listings/${item.data[0]?.id}/actions`, { name: 'delist', reason: 'closed', note: '' });
  return {
    delistedTitle: listed.title,
    rejected: await submission(rejected.title),
    waiting: await submission(waiting.title),
    waitingTitle: waiting.title,
    report: await idOf(call, 'reports', host),
    appeal: await idOf(call, 'appeals', rejected.title),
    question: await idOf(call, 'payment-questions', unpaid.title),
    transfer: await addTransfer(portal),
    finding: addFinding(portal, rejected.title),
    proposal: addProposal(portal, rejected.title),
    notice: await addNotice(call, rejected.title),
  };
}
