import { expect, it } from 'vitest';
import {
  createSecurityRecorder,
  listSecurityEvents,
} from '#features/team/accounts/server/security-events.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { describeOnEachEngine } from '../support/databases.ts';

describeOnEachEngine('security events', (open) => {
  it('name who signed in, however many wrong passwords came from that address before', async () => {
    const { database } = await open();
    const now = () => new Date('2026-11-26T09:00:00.000Z');
    const recorder = createSecurityRecorder({
      ...{ database, now, limits: createNodeLimits(now) },
      findOwner: async () => undefined,
    });
    const person = { email: 'ana@example.org', clientAddress: '10.0.0.9' };
    for (let index = 0; index < 80; index += 1)
      await recorder({ ...person, kind: 'sign-in', outcome: 'wrong-password' });
    await recorder({ ...person, kind: 'access', outcome: 'not-allowed' });
    for (let index = 0; index < 70; index += 1)
      await recorder({ ...person, kind: 'sign-in', outcome: 'accepted' });
    const { data, total } = await listSecurityEvents(database, { page: 1, perPage: 200 });
    expect(total).toBe(60 + 1 + 70);
    expect(data.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(70);
    expect(data.filter(({ kind }) => kind === 'access')).toHaveLength(1);
  });
});
