import { join } from 'node:path';
import { build, createBuilder } from 'vite';
import { stopWith } from '../report.ts';
import { writeKeysFile } from './build-keys-file.ts';
import { compressTexts } from './compress-texts.ts';
import { distFolder } from './dist-folder.ts';
import { samePaths } from './same-paths.ts';
import { writePageMessages } from './page-messages.ts';

/* A process that builds one part of dist/, `portal` or `desk`, from the sources in its working folder, and
   exits. */

const root = process.cwd();
// The parent may be gone; an unused channel does not keep this process alive.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

async function buildPortal(): Promise<void> {
  const configFile = join(root, 'vite.config.ts');
  const builder = await createBuilder({ root, configFile, logLevel: 'warn', resolve: samePaths });
  await builder.buildApp();
  writePageMessages(root);
  await writeKeysFile(root);
  await compressTexts(join(root, distFolder, 'client/assets'), { withGzip: true });
}

async function buildDesk(): Promise<void> {
  await build({ configFile: join(root, 'vite.desk.config.ts'), logLevel: 'warn', resolve: samePaths });
  await compressTexts(join(root, distFolder, 'desk/assets'), { withGzip: false });
}

try {
  await (process.argv[2] === 'desk' ? buildDesk() : buildPortal());
} catch (error) {
  stopWith(error);
}
