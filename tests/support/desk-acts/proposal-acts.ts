import type { Acts, ActWorld } from './act-world.ts';
import { release } from './content-acts.ts';

/** A release that waits. @returns the path of its proposal */
async function proposeRelease({ rule, postJson }: ActWorld, version: string): Promise<string> {
  rule.decidesAlone = false;
  const { proposed } = await postJson<{ proposed: number }>('releases', { ...release, version });
  rule.decidesAlone = true;
  return `proposals/${proposed}/actions`;
}

/** What a second person does. */
export const proposalActs: Acts = {
  'POST /api/desk/proposals/:id/actions': [
    {
      prepare: async (world) => {
        const path = await proposeRelease(world, '9.8.1');
        return { path, body: { name: 'confirm' }, caller: world.ben };
      },
      writes: ['release publish'],
    },
    {
      prepare: async (world) => ({
        path: await proposeRelease(world, '9.8.2'),
        body: { name: 'decline', note: 'Not this build.' },
      }),
      writes: ['release decline-proposal'],
    },
  ],
};
