import { expect, it } from 'vitest';
import type { Submissions } from '#features/submission/submissions/server/submissions.ts';
import { withoutListedPath } from './without-listed-path.ts';

it('links a listed submission to no page of another store', async () => {
  const listed = { reference: 'AB', state: 'listed', listed_path: '/dappstore/detail?id=7' };
  const submissions = {
    status: async (reference: string) => (reference === 'AB' ? listed : undefined),
  } as unknown as Submissions;
  expect(await withoutListedPath(submissions).status('AB')).toEqual({ ...listed, listed_path: null });
  expect(await withoutListedPath(submissions).status('CD')).toBeUndefined();
});
