import { expect, it } from 'vitest';
import { createAppealForm, createTestAppeals } from '../support/appeals.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, createWorld, inReview } from '../support/submission-world.ts';

describeOnEachEngine('the form of an appeal', (open) => {
  /** A rejected submission. */
  async function prepare() {
    const world = await createWorld(await open());
    const { reference, id, version } = await inReview(world);
    const action = { name: 'reject', reason: 'other', text: 'Not like this.' } as const;
    await world.review.perform({ id, version, action, person: ana });
    return { reference, ...createTestAppeals(world) };
  }

  it('leads back to the status page in its language, and says what is wrong with a text', async () => {
    const { reference, send } = await prepare();
    const leadsTo = async (body: Record<string, string>) => {
      const { status, headers } = await send(body);
      return [status, headers.get('location')];
    };
    const page = `/ja/submission/${reference}?appeal=`;
    expect(await leadsTo({ reference, lang: 'ja', text: ' \n ' })).toEqual([303, `${page}incomplete#appeal`]);
    expect(await leadsTo({ reference, lang: 'ja', text: 'x'.repeat(2001) })).toEqual([
      303,
      `${page}incomplete#appeal`,
    ]);
    expect(await leadsTo({ reference: '//evil.example', lang: 'xx', text: 'x' })).toEqual([
      303,
      '/en/status-link',
    ]);
    const full = `${'x'.repeat(999)}\r\n${'y'.repeat(1000)}`;
    expect(await leadsTo({ reference, lang: 'ja', text: full })).toEqual([303, `${page}sent#appeal`]);
  });

  it('is limited by address, and not accepted from another site', async () => {
    const { appeals } = await prepare();
    const send = createAppealForm(appeals, 2);
    const body = { reference: 'a'.repeat(26), text: 'x', lang: 'en' };
    expect((await send(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send(body)).status).toBe(303);
    expect((await send(body)).status).toBe(429);
  });
});
