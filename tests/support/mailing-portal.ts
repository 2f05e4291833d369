import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer, type MailServer } from './mail-server.ts';
import { expect, test as base } from './portal-fixture.ts';
import { startPortalProcess, type PortalProcess } from './portal-process.ts';

export interface MailingPortal extends PortalProcess {
  mailServer: MailServer;
}

/** Nothing answers here: these tests need no chain. */
const noChain = 'http://127.0.0.1:9';

/** A portal that sends its mails to a real SMTP server of the tests. */
export const test = base.extend<object, { mailing: MailingPortal }>({
  mailing: [
    async ({}, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'tideport-mail-'));
      const mailServer = await startMailServer();
      const env = { SMTP_URL: mailServer.url, LOG_LEVEL: 'silent' };
      const portal = await startPortalProcess({ dataDir, rpcUrl: noChain, env });
      await provide({ ...portal, mailServer });
      await portal.stop();
      await mailServer.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ mailing }, provide) => provide(mailing.origin),
});

export { expect };
