import type { WatchState } from '../model/watch-state.ts';
import { isOfListed } from './is-of-listed.ts';
import type { WatchDependencies } from './watch-dependencies.ts';

const hourMs = 60 * 60_000;

/** Whether, when and how often links are checked, as the desk says it. */
export async function readWatchState({
  database,
  everyMs,
  rules,
}: Pick<WatchDependencies, 'database' | 'everyMs' | 'rules'>): Promise<WatchState> {
  const { links, last } = await database
    .selectFrom('watches')
    .select(({ fn }) => [fn.countAll<number>().as('links'), fn.max('look_time').as('last')])
    .where(isOfListed)
    .executeTakeFirstOrThrow();
  return {
    id: 'now',
    is_on: rules.looksAtLinks,
    every_hours: everyMs / hourMs,
    links: Number(links),
    last_look_time: last,
  };
}
