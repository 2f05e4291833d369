import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import { verifyAudit } from '#features/team/audit/server/verify-audit.ts';
import { enqueueMail } from '#features/team/mail/server/enqueue-mail.ts';
import { createNewsletter } from '#features/site/newsletter/server/newsletter.ts';
import { describePerson, recordDescription } from '#features/site/privacy/server/describe-person.ts';
import { erasePerson, isNothing, planErasure } from '#features/site/privacy/server/erase-person.ts';
import { findMentions } from '#features/site/privacy/server/find-mentions.ts';
import { personAddress } from '#features/site/privacy/server/same-address.ts';
import { findFile } from '#platform/files/find-file.ts';
import { reviewKinds } from '../../src/app/review-kinds.ts';
import { apply } from '../support/applications.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { quickHashing } from '../support/quick-hashing.ts';
import { createTestReports } from '../support/reports.ts';
import {
  ana as reviewer,
  ben,
  createWorld,
  idOf,
  inReview,
  submit,
  type World,
} from '../support/submission-world.ts';

/** As the person typed it, in several ways. */
const typed = { sent: 'Kim.Lee@Harbor.example', asked: ' kim.lee@harbor.EXAMPLE' };
const address = personAddress(typed.asked);
const hashAddress = (email: string) => createHash('sha256').update(email).digest('hex');
const person = { id: null, email: 'command line' };
const others = 'Telegram @kim_of_the_harbor';

const erase = ({ database, clock }: World) =>
  erasePerson(database, { address, hashAddress, kinds: reviewKinds, person, now: clock.time });
const describe = ({ database, clock }: World) =>
  describePerson(database, { address, hashAddress, now: clock.time });

const approve = async (world: World, id: number) => {
  const { version } = await world.review.get(id, ben);
  await world.review.perform({
    id,
    version,
    action: { name: 'approve', note: 'Looked at.' },
    person: ben,
  });
};

/** A person with a listed DApp, a rejected application, an unpaid draft, a subscription, a report and mails. */
async function createPerson(world: World) {
  const listed = await inReview(world, { email: typed.sent, others });
  await approve(world, listed.id);
  const application = await apply(world, { email: typed.sent, name: 'Kim Lee' });
  await world.review.addNote({ id: application.id, text: `Wrote from ${typed.sent} too.`, person: reviewer });
  await application.act('reject');
  const draft = await submit(world, {
    email: typed.sent.toUpperCase(),
    url: 'https://harbor.example',
    title: 'Harbor',
    others,
  });
  const now = () => world.clock.time;
  const newsletter = createNewsletter({ database: world.database, now, confirmsByMail: true });
  await newsletter.subscribe({ email: typed.sent, language: 'en', locale: 'en' });
  const reports = createTestReports(world.open, now);
  await reports.submit(
    {
      kind: 'site',
      site: 'https://lantern-exchange.example',
      reason: 'phishing',
      text: `It copies the site. Ask ${typed.sent}.`,
      email: typed.sent,
      lang: 'en',
    },
    '198.51.100.7',
  );
  return { listed, application, draft, cv: await cvOf(world, application.id) };
}

async function cvOf({ database }: World, id: number): Promise<string> {
  const { sha256 } = await database
    .selectFrom('submission_files')
    .select('sha256')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow();
  return sha256;
}

describeOnEachEngine('a person', (open) => {
  test('is told everything that is kept about them, however the address is typed', async () => {
    const world = await createWorld(await open());
    const { listed, application, draft } = await createPerson(world);
    const told = await describe(world);
    expect(told).toMatchObject({
      address: 'kim.lee@harbor.example',
      submissions: [
        { id: listed.id, state: 'listed', payments: [{ status: 'accepted' }], files: [{ role: 'icon' }] },
        { id: await idOf(world, draft), state: 'awaiting-payment' },
      ],
      applications: [
        {
          id: application.id,
          state: 'rejected',
          notes: [{ text: `Wrote from ${typed.sent} too.` }],
          files: [{ role: 'cv', file_name: 'cv.pdf', media_type: 'application/pdf' }],
        },
      ],
      subscription: { email: typed.sent },
      reports: [{ reason: 'phishing' }],
      account: null,
    });
    expect(told.submissions[0]?.form).toContain(others);
    expect(told.mails.length).toBeGreaterThan(3);
    expect(told.named_elsewhere).toEqual([
      expect.objectContaining({ table: 'submission_notes', column: 'text' }),
    ]);
    expect(JSON.parse(JSON.stringify(told))).toEqual(told);
  });

  test('is erased, and what is listed and paid stays', async () => {
    const world = await createWorld(await open());
    const { listed, application, draft, cv } = await createPerson(world);
    await world.submissions.status(listed.reference);
    const payments = await world.database.selectFrom('payments').selectAll().execute();
    const draftId = await idOf(world, draft);
    const { submissions } = await erase(world);
    expect(submissions.map(({ submission, erasure }) => [submission.id, erasure])).toEqual([
      [listed.id, 'without-contact'],
      [application.id, 'deleted'],
      [draftId, 'ended'],
    ]);

    expect(await findMentions(world.database, address)).toEqual([]);
    const forms = await world.database.selectFrom('submissions').selectAll().orderBy('id').execute();
    expect(forms.map(({ id, state, email }) => [id, state, email])).toEqual([
      [listed.id, 'listed', ''],
      [draftId, 'expired', ''],
    ]);
    expect(JSON.stringify(forms)).not.toContain('kim_of_the_harbor');
    expect(await world.database.selectFrom('payments').selectAll().execute()).toEqual(payments);
    expect(await findFile(world.database, cv)).toBeUndefined();
    expect(await findFile(world.database, world.icon)).toBeDefined();
    expect(await world.database.selectFrom('dapps').select(['title', 'listed']).execute()).toEqual([
      { title: 'Lantern Exchange', listed: 1 },
    ]);
    expect(await world.review.get(listed.id, ben)).toMatchObject({
      state: 'listed',
      payload: { title: 'Lantern Exchange', email: '', others: '' },
    });
    for (const reference of [listed.reference, draft, application.reference])
      expect(await world.submissions.status(reference)).toBeUndefined();
    const { email, text } = await world.database
      .selectFrom('reports')
      .select(['email', 'text'])
      .executeTakeFirstOrThrow();
    expect([email, text]).toEqual([null, 'It copies the site. Ask (erased).']);

    expect(await verifyAudit(world.database)).toMatchObject({ ok: true });
    const entries = await world.database.selectFrom('audit_log').selectAll().orderBy('id').execute();
    expect(JSON.stringify(entries)).not.toMatch(/kim/i);
    expect(entries.at(-1)).toMatchObject({
      area: 'privacy',
      action: 'erase-person',
      actor: 'command line',
      subject: `address ${hashAddress('kim.lee@harbor.example')}`,
    });
    expect(isNothing(await erase(world))).toBe(true);
    expect((await describe(world)).told_or_erased_before.map(({ action }) => action)).toEqual([
      'erase-subscriber',
      'erase-person',
    ]);
  });

  test('keeps what waits for an answer of the desk, with its mails, until it has one', async () => {
    const world = await createWorld(await open());
    const open_ = await apply(world, { email: typed.sent });
    const waiting = await inReview(world, { email: typed.sent });
    await world.database.updateTable('outbox').set({ state: 'sent' }).execute();
    await world.database.transaction().execute((transaction) =>
      enqueueMail(transaction, {
        kind: 'submission-link',
        to: typed.sent,
        locale: 'en',
        data: { submissionId: waiting.id, version: waiting.version },
        changeKey: 'a mail that waits',
        at: world.clock.time,
      }),
    );
    const { submissions } = await erase(world);
    expect(submissions.map(({ submission, erasure }) => [submission.id, erasure])).toEqual([
      [open_.id, 'kept'],
      [waiting.id, 'kept'],
    ]);
    expect(await world.database.selectFrom('outbox').select(['change_key', 'state']).execute()).toEqual([
      { change_key: 'a mail that waits', state: 'waiting' },
    ]);
    expect(await world.submissions.status(open_.reference)).toMatchObject({ state: 'cv-screening' });
    await open_.act('reject');
    expect((await erase(world)).submissions).toMatchObject([{ erasure: 'deleted' }, { erasure: 'kept' }]);
  });

  test('of another address that only ends like this one is left alone', async () => {
    const world = await createWorld(await open());
    const near = await apply(world, { email: `x${typed.sent}` });
    await near.act('reject');
    expect(isNothing(await planErasure(world.database, address))).toBe(true);
    expect(await describe(world)).toMatchObject({ applications: [], mails: [], named_elsewhere: [] });
  });

  test('with an account of the desk is told what is kept, and is not erased', async () => {
    const world = await createWorld(await open());
    const accounts = createAccounts({
      open: world.open,
      secret: 'a secret of the tests, long enough',
      deskOrigin: 'http://127.0.0.1:4001',
      now: () => world.clock.time,
      hashing: quickHashing,
    });
    const account = {
      name: 'Kim',
      email: typed.sent,
      roles: ['reviewer'] as const,
      password: 'tide-lantern-harbor-41',
    };
    expect(await accounts.create(account)).toMatchObject({ ok: true });
    await expect(erase(world)).rejects.toThrow('This address belongs to an account of the desk');
    expect(await describe(world)).toMatchObject({ account: { name: 'Kim' } });
  });

  test('was asked about: the log has it without the address', async () => {
    const world = await createWorld(await open());
    await recordDescription(world.database, { address, hashAddress, person, now: world.clock.time });
    const [entry] = await world.database.selectFrom('audit_log').selectAll().execute();
    expect(entry).toMatchObject({ area: 'privacy', action: 'describe-person' });
    expect(JSON.stringify(entry)).not.toContain('kim');
  });
});
