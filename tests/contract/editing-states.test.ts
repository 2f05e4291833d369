import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNews } from '#features/core/news/server/news.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createEditingWorld, mara, newsBody, start } from '../support/editing-world.ts';

const minute = 60_000;
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('save' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('publish' as const),
      for: fc.option(fc.integer({ min: 1, max: 9 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('schedule' as const),
      in: fc.integer({ min: 1, max: 9 }),
      for: fc.option(fc.integer({ min: 1, max: 9 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unpublish' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const), back: fc.nat(5) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      for: fc.integer({ min: 1, max: 9 }),
      job: fc.boolean(),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What a person with a calendar would say: only titles and minutes. */
class Expected {
  latest = 'T0';
  shown: string | undefined;
  from: number | null = null;
  until: number | null = null;

  /** Lets the time pass, event by event. */
  pass(now: number): void {
    if (this.from !== null && this.from <= now) {
      this.shown = this.latest;
      this.from = null;
    }
    if (this.from === null && this.until !== null && this.until <= now) {
      this.shown = undefined;
      this.until = null;
    }
  }
}

describeOnEachEngine('states of an entry', (open) => {
  it('visitors see exactly the version that was published last, within its times, whatever an editor does', async () => {
    const opened = await open();
    const news = createNews(opened);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        // Entries of earlier runs, whose clock went further, are due to nobody.
        await opened.database
          .updateTable('content_entries')
          .set({ live_version: null, from_time: null, until_time: null })
          .execute();
        await opened.database.deleteFrom('news').execute();
        const { editing, act, clock } = createEditingWorld(opened);
        const id = await editing.create({ kind: 'news', body: newsBody('T0'), person: mara });
        const expected = new Expected();
        const bodies = new Map([[1, 'T0']]);
        const at = (minutes: number) => new Date(clock.ms + minutes * minute).toISOString();
        const perform = async (each: Step, index: number) => {
          switch (each.do) {
            case 'save':
              expected.latest = `T${index + 1}`;
              return act(id, { name: 'save', body: newsBody(expected.latest), current: [] });
            case 'publish':
              expected.shown = expected.latest;
              expected.from = null;
              expected.until = each.for === null ? null : clock.ms + each.for * minute;
              return act(id, { name: 'publish', until: each.for === null ? null : at(each.for) });
            case 'schedule':
              expected.from = clock.ms + each.in * minute;
              expected.until = each.for === null ? null : expected.from + each.for * minute;
              return act(id, {
                name: 'schedule',
                from: at(each.in),
                until: each.for === null ? null : at(each.in + each.for),
              });
            case 'unpublish':
              expected.shown = undefined;
              expected.from = expected.until = null;
              return act(id, { name: 'unpublish' });
            case 'restore': {
              const { version } = await editing.get('news', id);
              const number = Math.max(1, version - each.back);
              expected.latest = bodies.get(number) ?? '';
              return act(id, { name: 'restore', number });
            }
            case 'wait':
              clock.ms += each.for * minute;
              expected.pass(clock.ms);
              // Without the job: what is due happens with the next act.
              return each.job ? editing.runDue() : undefined;
          }
        };
        for (const [index, each] of steps.entries()) {
          await perform(each, index);
          const entry = await editing.get('news', id);
          for (const { number } of entry.versions)
            if (!bodies.has(number))
              bodies.set(number, (await editing.getBody('news', id, number)).texts.en?.['title'] ?? '');
          if (each.do === 'wait' && !each.job) continue;
          const seen = await news.listNews({ start: 0, count: 9, language: 'en' });
          expect(seen.map(({ title }) => title)).toEqual(
            expected.shown === undefined ? [] : [expected.shown],
          );
        }
        expect(clock.ms).toBeGreaterThanOrEqual(start);
      }),
      { numRuns: 40 },
    );
  });
});
