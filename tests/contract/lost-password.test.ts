import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appCode } from '../support/app-code.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { turnOnFactor } from '../support/second-factor.ts';

const email = 'ana@example.org';

describeOnEachEngine('a password that the operator sets for someone who lost theirs', (open) => {
  const assets = useDeskAssets();
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('leaves the second factor as it is', async () => {
    const { accounts, browser, password } = await createDesk(await open(), assets());
    await accounts.create({ email, name: 'Ana', roles: ['reviewer'], password });
    const before = browser();
    await before.post('/api/auth/sign-in', { email, password });
    const { secret } = await turnOnFactor(before, password);
    const given = 'kelp, anchor and moth';
    expect(await accounts.setPassword(email, given)).toEqual({ ok: true });
    vi.setSystemTime(Date.now() + 30_000);
    const after = browser();
    expect((await after.post('/api/auth/sign-in', { email, password: given })).status).toBe(200);
    expect((await after.get('/api/desk/own-sessions')).status).toBe(401);
    expect((await after.post('/api/auth/second-factor', { code: appCode(secret) })).status).toBe(204);
  });
});
