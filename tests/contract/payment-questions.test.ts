import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createPaymentQuestions } from '#features/submission/transfers/server/payment-questions.ts';
import { addressScope } from '#lib/address-scope.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createPaymentQuestionRoute } from '#routes/api/payment-question-route.ts';
import type { VisitorEnvironment } from '#routes/api/submissions/visitor-environment.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { later } from '../support/refunds.ts';
import { ana, ben, createWorld, idOf, inReview, mine, submit } from '../support/submission-world.ts';

const dayMs = 24 * 3_600_000;
const hash = (digit: string) => `0x${digit.repeat(64)}`;
const keyed = (text: string) => createHash('sha256').update(text).digest('hex');

describeOnEachEngine('a question about a payment', (open) => {
  async function prepare() {
    const world = await createWorld(await open());
    const questions = createPaymentQuestions({
      ...world.open,
      transfers: world.transfers,
      hashSender: (address) => {
        if (address === undefined) return { address_hash: null, network_hash: null };
        const scope = addressScope(address);
        return { address_hash: keyed(scope.address), network_hash: keyed(scope.network) };
      },
      now: () => world.clock.time,
    });
    const quoted = async () => {
      const reference = await submit(world, { url: `https://${crypto.randomUUID()}.example` });
      const answer = await world.submissions.quote(reference);
      if (!answer.ok) throw new Error('No quote');
      return { reference, id: await idOf(world, reference), units: BigInt(answer.quote.amount_units) };
    };
    const ask = (reference: string, transaction: string, address?: string) =>
      questions.ask({ reference, transaction, text: 'I paid this.' }, address);
    const list = (state: 'open' | 'decided' = 'open') => questions.list({ state, page: 1, perPage: 25 });
    return { world, questions, quoted, ask, list };
  }

  it('comes to the desk with the transaction, what was wrong, and what it resembles', async () => {
    const { world, questions, quoted, ask, list } = await prepare();
    await world.donations.fillTerms();
    const { reference, id, units } = await quoted();
    const link = mine(world, units + 100_000_000_000_000n);
    await world.submissions.pay(reference, link);
    await world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });
    await world.donations.scanTransfers();
    expect(await questions.view(reference)).toEqual({ transaction: link, isWaiting: false });
    expect(await ask(reference, link)).toBe('sent');
    expect(await questions.view(reference)).toEqual({ transaction: link, isWaiting: true });
    const { data } = await list();
    expect(data).toMatchObject([
      { code: 'wrong-amount', text: 'I paid this.', submission: { id, state: 'payment-refused' } },
    ]);
    expect(await questions.get(data[0]!.id)).toMatchObject({
      transfers: [{ resembles: [{ kind: 'near', submission: { id } }] }],
    });
  });

  it('is open once for each transaction, and at most three times a day for a submission', async () => {
    const { world, quoted, ask, list } = await prepare();
    const { reference } = await quoted();
    expect(await ask(reference, hash('1'))).toBe('sent');
    expect(await ask(reference, hash('1'))).toBe('sent');
    expect((await list()).total).toBe(1);
    expect(await ask(reference, hash('2'))).toBe('sent');
    expect(await ask(reference, hash('3'))).toBe('sent');
    expect(await ask(reference, hash('4'))).toBe('limit');
    later(world, dayMs + 1);
    expect(await ask(reference, hash('4'))).toBe('sent');
  });

  it('of two at the same moment is one', async () => {
    const { quoted, ask, list } = await prepare();
    const { reference } = await quoted();
    await Promise.all([ask(reference, hash('1')), ask(reference, hash('1'))]);
    expect((await list()).total).toBe(1);
  });

  it('is limited by address, whose hash is erased after a day', async () => {
    const { world, questions, quoted, ask } = await prepare();
    for (let sent = 0; sent < 10; sent += 1)
      expect(await ask((await quoted()).reference, hash('1'), '198.51.100.7')).toBe('sent');
    expect(await ask((await quoted()).reference, hash('1'), '198.51.100.7')).toBe('limit');
    expect(await ask((await quoted()).reference, hash('1'), '203.0.113.9')).toBe('sent');
    later(world, dayMs + 1);
    await questions.forgetAskers();
    const kept = await world.database
      .selectFrom('payment_questions')
      .select('id')
      .where(({ or, eb }) => or([eb('address_hash', 'is not', null), eb('network_hash', 'is not', null)]))
      .execute();
    expect(kept).toEqual([]);
  });

  it('needs the key of a submission that waits for its payment', async () => {
    const { world, questions, ask, list } = await prepare();
    const { reference } = await inReview(world);
    expect(await questions.view(reference)).toBeNull();
    expect(await ask(reference, hash('1'))).toBe('closed');
    expect(await ask('a'.repeat(26), hash('1'))).toBe('closed');
    expect((await list()).total).toBe(0);
  });

  it('is answered once, on the status page and by mail', async () => {
    const { world, questions, quoted, ask, list } = await prepare();
    const { reference } = await quoted();
    await ask(reference, hash('1'));
    const { id, version } = (await list()).data[0]!;
    const answer = (text: string, person: typeof ana | typeof ben) =>
      questions.act({ id, version, action: { name: 'answer', text }, person });
    await answer('A reviewer counts it.', ana);
    await expect(answer('No.', ben)).rejects.toMatchObject({ code: 'conflict' });
    const status = await world.submissions.status(reference);
    expect(status?.history.slice(-2)).toMatchObject([
      { code: 'payment-question', text: 'I paid this.', state: 'awaiting-payment' },
      { code: 'payment-answer', text: 'A reviewer counts it.' },
    ]);
    const mails = await world.database.selectFrom('outbox').select('kind').orderBy('id').execute();
    expect(mails.at(-1)?.kind).toBe('submission-payment-answered');
    expect((await list()).total).toBe(0);
    expect((await list('decided')).data).toMatchObject([{ answer: { actor: ana.email } }]);
    expect(await ask(reference, hash('1'))).toBe('sent');
  });

  it('is sent by a form that works without JavaScript and leads back to the status page', async () => {
    const { questions, quoted, list } = await prepare();
    const { reference } = await quoted();
    const app = new Hono<VisitorEnvironment>();
    app.route(
      '/',
      createPaymentQuestionRoute({
        paymentQuestions: questions,
        limits: createNodeLimits(),
        publicOrigin: 'https://portal.example',
      }),
    );
    const send = async (fields: Record<string, string>) => {
      const answer = await app.request('/api/payment-questions', {
        method: 'POST',
        body: new URLSearchParams({ reference, lang: 'de', text: '', ...fields }),
      });
      return answer.headers.get('location');
    };
    const path = `/submission/${reference}`;
    expect(await send({ lang: 'ja', transaction: 'no hash' })).toBe(
      `/ja${path}?question=incomplete#payment-question`,
    );
    expect(await send({ lang: 'ja', transaction: `https://bscscan.com/tx/${hash('1')}` })).toBe(
      `/ja${path}?question=sent#payment-question`,
    );
    expect(await send({ lang: 'xx', transaction: hash('2') })).toMatch(/^\/en\/.*incomplete/);
    expect((await list()).total).toBe(1);
  });
});
