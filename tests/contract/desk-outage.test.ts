import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '#platform/database/engines/postgres.ts';
import { createTestDatabase } from '../support/databases.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { startFreezableProxy } from '../support/freezable-proxy.ts';

const assets = useDeskAssets();

test('while the database cannot be reached, the desk asks its people to try again, and then knows them still', async () => {
  const { open, place, dispose } = await createTestDatabase('postgres');
  const url = new URL(place.databaseUrl!);
  const proxy = await startFreezableProxy(Number(url.port));
  url.port = String(proxy.port);
  const node = openPostgres(url.href);
  onTestFinished(async () => {
    await node.close();
    await proxy.close();
    await open.close();
    await dispose();
  });
  const editor = await (await createDesk(node, assets())).signIn('editor', 'Mara');
  const paths = ['/api/auth/session', '/api/desk/content-kinds'];
  for (const path of paths) expect((await editor.get(path)).status).toBe(200);

  proxy.cut();
  for (const path of paths) {
    const answer = await editor.get(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).toContain('The database cannot be reached at the moment.');
  }
  proxy.thaw();
  for (const path of paths) await vi.waitFor(async () => expect((await editor.get(path)).status).toBe(200));
});
