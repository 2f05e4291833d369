import { expect, it } from 'vitest';
import type { SecurityEvent } from '#features/team/accounts/model/security-event.ts';
import type { OutboxMail } from '#features/team/mail/model/outbox-mail.ts';
import type { ReviewSubmission } from '#features/submission/review/model/review-submission.ts';
import type { ReviewRow } from '#features/submission/review-queue/model/queue-row.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';

const link = `https://bscscan.com/tx/0x${'3f'.repeat(32)}`;
const confirm = { name: 'confirm-payment', link };

const act = (caller: Caller, id: number, ...[version, action]: [version: number, action: object]) =>
  caller.post(`/api/desk/submissions/${id}/actions`, { version, action });
const read = async (caller: Caller, id: number) =>
  (await (await caller.get(`/api/desk/submissions/${id}`)).json()) as ReviewSubmission;
const names = (submission: ReviewSubmission) => submission.actions.map(({ name }) => name);

describeOnEachEngine('desk', (open) => {
  const assets = useDeskAssets();
  const desk = async () => createDesk(await open(), assets());

  it('shows nothing without a session', async () => {
    const { anonymous, send, files } = await desk();
    const id = await send('Lagoon Exchange');
    for (const path of [
      'counts',
      'submissions',
      `submissions/${id}`,
      `files/${files.icon}`,
      `files/${files.audit_file}/pages`,
      `files/${files.audit_file}/pages/1`,
      'outbox',
      'outbox-counts',
    ]) {
      expect((await anonymous.get(`/api/desk/${path}`)).status, path).toBe(401);
      expect(
        (await anonymous.get(`/api/desk/${path}`, { cookie: 'desk.session_token=made.up' })).status,
        path,
      ).toBe(401);
    }
    expect((await act(anonymous, id, 1, confirm)).status).toBe(401);
  });

  it('lets reviewers and administrators review, but not editors', async () => {
    const { signIn, send } = await desk();
    const id = await send('Lagoon Exchange');
    const editor = await signIn('editor', 'Edgar');
    expect((await editor.get('/api/desk/submissions')).status).toBe(403);
    expect((await act(editor, id, 1, confirm)).status).toBe(403);
    expect((await editor.get('/api/desk/outbox')).status).toBe(403);
    const admin = await signIn('administrator', 'Ada');
    expect((await admin.get('/api/desk/submissions')).status).toBe(200);
  });

  it('shows sign-ins and refused calls to administrators only', async () => {
    const { signIn, anonymous } = await desk();
    const editor = await signIn('editor', 'Edgar');
    const reviewer = await signIn('reviewer', 'Rita');
    const admin = await signIn('administrator', 'Ada');
    expect((await editor.get('/api/desk/outbox')).status).toBe(403);
    expect((await reviewer.get('/api/desk/security-events')).status).toBe(403);
    const elsewhere = { origin: 'https://elsewhere.example' };
    expect((await anonymous.post('/api/auth/sign-out', {}, elsewhere)).status).toBe(403);
    const answer = await admin.get('/api/desk/security-events?page=1&per_page=25');
    const { data, total, meta } = (await answer.json()) as {
      data: SecurityEvent[];
      total: number;
      meta: unknown;
    };
    expect([total, meta]).toEqual([6, { kept_days: 90 }]);
    expect(data.map(({ kind, outcome, email }) => `${kind} ${outcome} ${email}`)).toEqual([
      'access wrong-origin ',
      'access not-allowed rita@example.org',
      'access not-allowed edgar@example.org',
      'sign-in accepted ada@example.org',
      'sign-in accepted rita@example.org',
      'sign-in accepted edgar@example.org',
    ]);
  });

  it('shows waiting mails, says when no mail server is configured, and retries a failed mail', async () => {
    const opened = await open();
    const { signIn, send } = await createDesk(opened, assets());
    const id = await send('Lagoon Exchange');
    const reviewer = await signIn('reviewer');
    const counts = await (await reviewer.get('/api/desk/outbox-counts')).json();
    expect(counts).toMatchObject({
      meta: { sends: false, refused: 0 },
      data: [{ id: 'waiting', count: 1 }, {}, {}, {}, {}],
    });
    const refused = { last_error: '554 5.7.1 Client host blocked', error_about: 'sender' } as const;
    await opened.database.updateTable('outbox').set(refused).execute();
    expect(await (await reviewer.get('/api/desk/outbox-counts')).json()).toMatchObject({
      meta: { refused: 1 },
    });
    const failure = { state: 'failed', last_error: '550 No such mailbox' } as const;
    await opened.database.updateTable('outbox').set(failure).execute();
    const list = async (state: string) =>
      (await (await reviewer.get(`/api/desk/outbox?state=${state}&page=1&per_page=25`)).json()) as {
        data: OutboxMail[];
        total: number;
      };
    const { data, total } = await list('failed');
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      kind: 'submission-received',
      recipient: 'team@lagoon.example',
      last_error: '550 No such mailbox',
      submission_id: id,
    });
    expect(Object.keys(data[0]!)).not.toContain('data');
    const retry = () => reviewer.post(`/api/desk/outbox/${data[0]!.id}/actions`, { name: 'retry' });
    expect((await retry()).status).toBe(200);
    expect((await retry()).status).toBe(409);
    expect((await list('waiting')).total).toBe(1);
    expect((await reviewer.get('/api/desk/outbox?state=lost')).status).toBe(400);
  });

  it('takes a submission from its payment to the store', async () => {
    const { signIn, send } = await desk();
    const reviewer = await signIn('reviewer');
    const id = await send('Lagoon Exchange');
    const sent = await read(reviewer, id);
    expect(names(sent)).toEqual(['confirm-payment']);
    expect(sent.quotes).toHaveLength(1);
    const confirmed = await act(reviewer, id, sent.version, confirm);
    expect(confirmed.status).toBe(200);
    const inReview = (await confirmed.json()) as ReviewSubmission;
    expect(inReview).toMatchObject({
      state: 'in-review',
      payment: { status: 'accepted', confirmed_by: 'Ana' },
    });
    expect(names(inReview)).toEqual(['approve', 'request-changes', 'reject']);
    const listed = (await (
      await act(reviewer, id, inReview.version, { name: 'approve' })
    ).json()) as ReviewSubmission;
    expect(listed).toMatchObject({ state: 'listed', actions: [], listed_hid: expect.any(Number) });
    expect(listed.history.at(-1)).toMatchObject({ actor: 'reviewer', actor_name: 'Ana', to_state: 'listed' });
  });

  it('refuses to act on a version that someone else has changed', async () => {
    const { signIn, send } = await desk();
    const [ana, ben] = [await signIn('reviewer', 'Ana'), await signIn('reviewer', 'Ben')];
    const id = await send('Lagoon Exchange');
    const { version } = (await (await act(ana, id, 1, confirm)).json()) as ReviewSubmission;
    const approve = { name: 'approve' };
    const changes = { name: 'request-changes', text: 'The logo shows another product.' };
    const statuses = (
      await Promise.all([act(ana, id, version, approve), act(ben, id, version, changes)])
    ).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const late = await act(ben, id, version, changes);
    expect(late.status).toBe(409);
    expect(((await late.json()) as { message: string }).message).toMatch(
      /another person changed this submission/i,
    );
    expect((await read(ana, id)).history).toHaveLength(version + 1);
  });

  it('requires what an action needs, and names what is missing', async () => {
    const { signIn, send } = await desk();
    const reviewer = await signIn('reviewer');
    const id = await send('Lagoon Exchange');
    const { version } = (await (await act(reviewer, id, 1, confirm)).json()) as ReviewSubmission;
    for (const action of [
      {},
      { name: 'list' },
      { name: 'reject', text: 'No.' },
      { name: 'reject', reason: 'other', text: '  ' },
    ]) {
      expect((await act(reviewer, id, version, action)).status, JSON.stringify(action)).toBe(400);
    }
    const refusal = await act(reviewer, id, version, { name: 'reject', reason: 'because', text: 'No.' });
    expect(((await refusal.json()) as { message: string }).message).toContain('action.reason');
    const rejected = await act(reviewer, id, version, {
      name: 'reject',
      reason: 'duplicate',
      text: 'Listed.\nSee the store.',
    });
    expect((await rejected.json()) as ReviewSubmission).toMatchObject({ state: 'rejected' });
    expect((await reviewer.get('/api/desk/submissions/999')).status).toBe(404);
  });

  it('filters by state, kind and words, and counts', async () => {
    const { signIn, send } = await desk();
    const reviewer = await signIn('reviewer');
    const first = await send('Lagoon Exchange');
    await send('Kelp Lending');
    await act(reviewer, first, 1, confirm);
    const listOf = async (query: string) =>
      (await (await reviewer.get(`/api/desk/submissions?${query}`)).json()) as {
        data: ReviewRow[];
        total: number;
      };
    expect((await listOf('')).total).toBe(2);
    expect((await listOf('state=in-review')).data).toMatchObject([
      { title: 'Lagoon Exchange', payment: { status: 'accepted' } },
    ]);
    expect((await listOf('q=kelp&kind=dapp')).data).toMatchObject([
      { title: 'Kelp Lending', networks: ['eth'], payment: null },
    ]);
    expect((await listOf('sort=title&order=DESC&per_page=1&page=2')).data).toMatchObject([
      { title: 'Kelp Lending' },
    ]);
    for (const query of ['state=lost', 'sort=payload', 'per_page=1000', 'page=0', 'order=up']) {
      expect((await reviewer.get(`/api/desk/submissions?${query}`)).status, query).toBe(400);
    }
    const { data } = (await (await reviewer.get('/api/desk/counts')).json()) as {
      data: { id: string; count: number }[];
    };
    expect(data).toContainEqual({ id: 'in-review', count: 1 });
    expect(data).toContainEqual({ id: 'all', count: 2 });
  });

  it('serves files so that they cannot run anything', async () => {
    const { signIn, files } = await desk();
    const reviewer = await signIn('reviewer');
    const icon = await reviewer.get(`/api/desk/files/${files.icon}`);
    expect(icon.headers.get('content-type')).toMatch(/^image\//);
    expect(icon.headers.get('content-disposition')).toBe('inline');
    const page = await reviewer.get(`/api/desk/files/${files.audit_file}/pages/1`);
    expect(page.headers.get('content-type')).toBe('image/jpeg');
    for (const answer of [icon, page]) {
      expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'; sandbox$/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
    expect((await reviewer.get(`/api/desk/files/${'0'.repeat(64)}`)).status).toBe(404);
    expect((await reviewer.get('/api/desk/files/..%2f..%2fportal.sqlite')).status).toBe(400);
  });

  it('accepts changes from its own pages only', async () => {
    const { signIn, send, anonymous, password } = await desk();
    const reviewer = await signIn('reviewer');
    const id = await send('Lagoon Exchange');
    const path = `/api/desk/submissions/${id}/actions`;
    const body = { version: 1, action: confirm };
    for (const origin of [
      'https://elsewhere.example',
      'null',
      '',
      'http://127.0.0.1:4002',
      'https://127.0.0.1:4001',
    ]) {
      expect((await reviewer.post(path, body, { origin })).status, origin).toBe(403);
      expect(
        (await anonymous.post('/api/auth/sign-in', { email: 'ana@example.org', password }, { origin }))
          .status,
        origin,
      ).toBe(403);
    }
    expect((await reviewer.post(path, body, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await reviewer.post(path, { ...body, filler: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await read(reviewer, id)).version).toBe(1);
  });

  it('answers on its own host names only', async () => {
    const { anonymous } = await desk();
    for (const host of [
      'elsewhere.example',
      'elsewhere.example:4001',
      '127.0.0.1.elsewhere.example',
      '10.0.0.1:4001',
      '',
    ]) {
      expect((await anonymous.get('/', { host })).status, host).toBe(403);
      expect((await anonymous.get('/api/auth/session', { host })).status, host).toBe(403);
    }
    for (const host of ['localhost:4001', '127.0.0.1:4001', '[::1]:4001', 'localhost']) {
      expect((await anonymous.get('/', { host })).status, host).toBe(200);
    }
    const signInFrom = (host: string) =>
      anonymous.post(
        '/api/auth/sign-in',
        { email: 'a@example.org', password: 'x' },
        { host, origin: `http://${host}` },
      );
    expect((await signInFrom('localhost:4001')).status).toBe(401);
  });

  it('serves its page with a strict policy and a fresh nonce', async () => {
    const { anonymous } = await desk();
    const [first, second] = [await anonymous.get('/'), await anonymous.get('/')];
    const nonceOf = async (answer: Response) => /nonce="([^"]+)"/.exec(await answer.text())?.[1];
    const policy = first.headers.get('content-security-policy') ?? '';
    const nonce = await nonceOf(first);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types portal");
    expect(await nonceOf(second)).not.toBe(nonce);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const asset = await anonymous.get('/assets/desk-1234.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await anonymous.get('/assets/%2e%2e/index.html')).status).toBe(404);
    expect((await anonymous.get('/elsewhere')).status).toBe(404);
    expect((await anonymous.get('/api/auth/session')).headers.get('cache-control')).toBe('no-store');
  });
});
