import { expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { listFooterColumns } from '#features/site/navigation/model/footer-columns.ts';
import { createReviewTimes } from '#features/submission/numbers/server/review-times.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import type { LoadRequest } from '#routes/loader.ts';
import { loader } from '#routes/review-times.data.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { addSubmission } from '../support/add-submission.ts';

const time = new Date('2026-03-31T12:00:00.000Z');
const hourMs = 60 * 60_000;
const ago = (hours: number) => new Date(time.getTime() - hours * hourMs).toISOString();

/** Submissions of a kind, each answered so many hours after it came to the desk. */
async function answer(
  database: Database,
  hours: readonly number[],
  { kind = 'token', daysAgo = 10 }: { kind?: 'dapp' | 'token'; daysAgo?: number } = {},
): Promise<void> {
  for (const each of hours) {
    await addSubmission(database, {
      kind,
      steps: [
        { at: ago(daysAgo * 24 + each), actor: 'system', to: 'in-review' },
        { at: ago(daysAgo * 24), actor: 'reviewer', to: 'rejected' },
      ],
    });
  }
}

const tenAnswers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 30];

describeOnEachEngine('how long reviews take, for visitors', (open) => {
  it('counts the answers of 90 days by kind, and says nothing where there are fewer than ten', async () => {
    const { database } = await open();
    await answer(database, tenAnswers);
    await answer(database, [500, 500], { daysAgo: 91 });
    await answer(database, tenAnswers.slice(1), { kind: 'dapp' });
    const { until, times } = await createReviewTimes({ database, now: () => time }).read();
    expect(until).toBe('2026-03-31');
    expect(times.map(({ kind, figures }) => [kind, figures])).toEqual([
      ['dapp', null],
      ['token', { answers: 10, half_hours: 5, ninety_hours: 9, kept_share: 1 }],
      ['nft', null],
    ]);
  });

  it('shows stored pages the same figures until it has counted again, and then has the pages made anew', async () => {
    const { database } = await open();
    const reviewTimes = createReviewTimes({ database, now: () => time });
    const before = await getContentRevision(database);
    await reviewTimes.refresh();
    const first = await reviewTimes.read();
    await reviewTimes.refresh();
    expect(await getContentRevision(database)).toBe(before);
    await answer(database, tenAnswers);
    expect(await reviewTimes.read()).toEqual(first);
    await reviewTimes.refresh();
    expect(await getContentRevision(database)).toBe(before + 1);
    expect((await reviewTimes.read()).times[1]?.figures?.answers).toBe(10);
  });
});

it('has no page and no link where the brand does not publish it', async () => {
  const read = () => Promise.resolve({ until: '2026-03-31', times: [] });
  const load = (publishesReviewTimes: boolean | undefined) =>
    loader.load({
      services: { brand: { ...brand, publishesReviewTimes }, reviewTimes: { read } },
    } as unknown as LoadRequest);
  expect(await load(undefined)).toEqual({ kind: 'not-found' });
  expect(await load(true)).toMatchObject({ kind: 'page' });
  const links = (publishesReviewTimes: boolean) =>
    JSON.stringify(listFooterColumns({ ...brand, publishesReviewTimes }, 'en'));
  expect(links(true)).toContain('/review-times');
  expect(links(false)).not.toContain('/review-times');
});
