import { join } from 'node:path';
import { build, createBuilder } from 'vite';
import { stopWith } from '../report.ts';
import { compressDesk } from './compress-desk.ts';
import { writePageMessages } from './page-messages.ts';

/* A process that builds one part of dist/, `portal` or `desk`, from the sources in its working folder, and
   exits. */

const root = process.cwd();
// The parent may be gone; an unused channel does not keep this process alive.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

async function buildPortal(): Promise<void> {
  const builder = await createBuilder({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await builder.buildApp();
  writePageMessages(root);
}

async function buildDesk(): Promise<void> {
  await build({ configFile: join(root, 'vite.desk.config.ts'), logLevel: 'warn' });
  compressDesk(root);
}

try {
  await (process.argv[2] === 'desk' ? buildDesk() : buildPortal());
} catch (error) {
  stopWith(error);
}
