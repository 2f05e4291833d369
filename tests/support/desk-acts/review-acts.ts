import { addCase } from '../cases.ts';
import { addTransfer } from '../transfers.ts';
import type { Acts } from './act-world.ts';

const lease = 'A lease is held for ten minutes and renewed all the time; it changes nothing about the item.';
const answer = { title: 'Listed twice', texts: { en: 'It is listed already.' } };

/** Submissions: deciding, undoing, payments, notes. */
export const decisionActs: Acts = {
  'POST /api/desk/submissions/:id/actions': [
    {
      prepare: async ({ inReview }) => {
        const { id, version } = await inReview('Approved');
        return { path: `submissions/${id}/actions`, body: { version, action: { name: 'approve' } } };
      },
      writes: ['submission approve'],
    },
  ],
  'POST /api/desk/submissions/:id/undo': [
    {
      prepare: async ({ inReview, postJson }) => {
        const { id, version: before } = await inReview('Undone');
        const action = { name: 'reject', reason: 'other', text: 'No.' };
        const decided = { version: before, action };
        const { version } = await postJson<{ version: number }>(`submissions/${id}/actions`, decided);
        return { path: `submissions/${id}/undo`, body: { version } };
      },
      writes: ['submission undo'],
    },
  ],
  'POST /api/desk/submissions/:id/chain-questions': [
    {
      prepare: async ({ send, pay }) => {
        const id = await send('Asked');
        await pay(id, '21');
        return { path: `submissions/${id}/chain-questions`, body: {} };
      },
      writes: ['submission ask-chain'],
    },
  ],
  'POST /api/desk/submissions/:id/refunds': [
    {
      prepare: async ({ send, pay }) => {
        const id = await send('Refunded');
        await pay(id, '22');
        const link = `https://bscscan.com/tx/0x${'34'.repeat(32)}`;
        return { path: `submissions/${id}/refunds`, body: { name: 'record', link, amount: '1.5' } };
      },
      writes: ['submission record-refund'],
    },
  ],
  'POST /api/desk/submissions/:id/checks': [
    {
      prepare: async ({ inReview }) => ({
        path: `submissions/${(await inReview('Checked')).id}/checks`,
        body: {},
      }),
      writes: ['submission check-again'],
    },
  ],
  'POST /api/desk/submissions/:id/notes': [
    {
      prepare: async ({ send }) => ({
        path: `submissions/${await send('Noted')}/notes`,
        body: { text: 'Ask about the host.' },
      }),
      writes: ['submission note'],
    },
  ],
  'POST /api/desk/submissions/:id/previews': [
    {
      prepare: async ({ inReview }) => ({
        path: `submissions/${(await inReview('Previewed')).id}/previews`,
        body: { view: 'card', locale: 'en', theme: 'light' },
      }),
      writes: [],
      because: 'A preview changes nothing, and is shown to the person who asked for it.',
    },
  ],
  'POST /api/desk/submissions/:id/mentions-done': [
    {
      prepare: async ({ send }) => ({ path: `submissions/${await send('Read')}/mentions-done`, body: {} }),
      writes: [],
      because: 'It marks what the person has read, and shows to that person alone.',
    },
  ],
};

/** The queue: who works on what, several items at the same time, and canned answers. */
export const queueActs: Acts = {
  'POST /api/desk/submissions/:id/lease': [
    {
      prepare: async ({ send }) => ({
        path: `submissions/${await send('Taken')}/lease`,
        body: { name: 'take' },
      }),
      writes: [],
      because: lease,
    },
    {
      prepare: async ({ send, postJson, ben }) => {
        const path = `submissions/${await send('Taken over')}/lease`;
        await postJson(path, { name: 'take' }, ben);
        return { path, body: { name: 'take-over' } };
      },
      writes: ['submission take-over'],
    },
  ],
  'POST /api/desk/next-submission': [
    {
      prepare: async ({ inReview }) => {
        await inReview('Next');
        return { path: 'next-submission', body: {} };
      },
      writes: [],
      because: lease,
    },
  ],
  'POST /api/desk/bulk-decisions': [
    {
      prepare: async ({ inReview, accountId }) => {
        const items = [await inReview('First of two'), await inReview('Second of two')];
        const act = { name: 'assign', person: await accountId('Ben') };
        return { path: 'bulk-decisions', body: { items, act } };
      },
      writes: ['submission assign', 'submission assign'],
    },
    {
      prepare: async ({ inReview }) => {
        const items = [await inReview('Spam')];
        const act = { name: 'reject', reason: 'other', text: 'No.' };
        return { path: 'bulk-decisions', body: { items, act } };
      },
      writes: ['submission reject'],
    },
  ],
  'POST /api/desk/answers': [
    {
      prepare: async () => ({
        path: 'answers',
        body: { purpose: 'listing', topic: 'duplicate', ...answer },
      }),
      writes: ['submission add-answer'],
    },
  ],
  'POST /api/desk/answers/:answer/actions': [
    {
      prepare: async () => ({
        path: 'answers/duplicate/actions',
        body: { seen: null, change: { name: 'save', ...answer } },
      }),
      writes: ['submission change-answer'],
    },
  ],
};

/** What teams and visitors ask for, and what the watch found. */
export const caseActs: Acts = {
  'POST /api/desk/appeals/:id/actions': [
    {
      prepare: async ({ inReview, postJson, appeals, references, ben, readJson }) => {
        const { id, version: before } = await inReview('Appealed');
        const action = { name: 'reject', reason: 'other', text: 'No.' };
        await postJson(`submissions/${id}/actions`, { version: before, action }, ben);
        await appeals.submit({ reference: references.get(id)!, text: 'Look again.' });
        const { data } = await readJson<{ data: { id: number; version: number }[] }>('appeals');
        const { id: appeal, version } = data[0]!;
        const decision = { outcome: 'granted', text: 'You are right.' };
        return { path: `appeals/${appeal}/actions`, body: { version, decision } };
      },
      writes: ['appeal grant'],
    },
  ],
  'POST /api/desk/payment-questions/:id/actions': [
    {
      prepare: async ({ send, references, paymentQuestions, readJson }) => {
        const submission = await send('Asked about');
        const question = {
          reference: references.get(submission)!,
          transaction: `0x${'6'.repeat(64)}`,
          text: '',
        };
        await paymentQuestions.ask(question, undefined);
        const { data } = await readJson<{ data: { id: number; version: number }[] }>('payment-questions');
        const { id, version } = data[0]!;
        return {
          path: `payment-questions/${id}/actions`,
          body: { version, action: { name: 'answer', text: 'It counts.' } },
        };
      },
      writes: ['transfer answer'],
    },
  ],
  'POST /api/desk/transfers/:id/actions': [
    {
      prepare: async ({ database }) => {
        const { id, version } = await addTransfer(database);
        const action = { name: 'set-aside', note: 'A test of ours.' };
        return { path: `transfers/${id}/actions`, body: { version, action } };
      },
      writes: ['transfer set-aside'],
    },
  ],
  'POST /api/desk/cases/:kind/next': [
    {
      prepare: async ({ database }) => {
        await addCase(database, 'reports', { hours: 2, submission: 0, name: 'Taken next' });
        return { path: 'cases/reports/next', body: {} };
      },
      writes: ['report assign-case'],
    },
  ],
  'POST /api/desk/cases/:kind/:id/assignment': [
    {
      prepare: async ({ database, accountId }) => {
        const id = await addCase(database, 'watch', { hours: 2, submission: 0, name: 'Assigned' });
        const to = await accountId('Ben');
        return { path: `cases/watch/${id}/assignment`, body: { to, seen: null } };
      },
      writes: ['watch assign-case'],
    },
    {
      prepare: async ({ database, accountId, postJson }) => {
        const id = await addCase(database, 'transfers', { hours: 2, submission: 0 });
        const seen = await accountId('Ben');
        await postJson(`cases/transfers/${id}/assignment`, { to: seen, seen: null });
        return { path: `cases/transfers/${id}/assignment`, body: { to: null, seen } };
      },
      writes: ['transfer unassign-case'],
    },
  ],
  'POST /api/desk/reports/:id/actions': [
    {
      prepare: async ({ list, reports, readJson }) => {
        const id = await list('Reported');
        const said = { reason: 'phishing', text: '', email: null, lang: 'en' } as const;
        await reports.submit({ kind: 'dapp', id, ...said }, '198.51.100.7');
        const { data } = await readJson<{ data: { id: number; version: number }[] }>('reports');
        const { id: found, version } = data[0]!;
        const action = { name: 'decide', outcome: 'delisted', note: 'It drains.', delisting: 'compromised' };
        return { path: `reports/${found}/actions`, body: { version, action } };
      },
      writes: ['listing delist', 'report decide'],
    },
  ],
  'POST /api/desk/watch/:id/actions': [
    {
      prepare: async ({ list, database }) => {
        const hid = await list('Watched');
        const link = { kind: 'dapp', hid, field: 'url', address: 'https://watched.example.org' } as const;
        const time = new Date().toISOString();
        const { id: watch_id } = await database
          .insertInto('watches')
          .values({ ...link, next_look_time: time })
          .returning('id')
          .executeTakeFirstOrThrow();
        const found = { code: 'moved', signals: '[{"code":"moved","before":"a","after":"b"}]', hijack: 0 };
        const { id } = await database
          .insertInto('watch_findings')
          .values({
            ...link,
            ...found,
            ...{ watch_id, name: 'Watched', unlinked: 0, look_time: time, create_time: time },
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return {
          path: `watch/${id}/actions`,
          body: { version: 1, action: { name: 'unlink', reason: 'doubt', note: 'Another text.' } },
        };
      },
      writes: ['watch unlink'],
    },
  ],
  'POST /api/desk/listings/:id/withheld-links': [
    {
      prepare: async ({ list }) => {
        const hid = await list('Doubted');
        const body = { field: 'url', reason: 'fraud', note: 'It asks for a recovery phrase.' };
        return { path: `listings/dapp-${hid}/withheld-links`, body };
      },
      writes: ['watch unlink'],
    },
  ],
};
