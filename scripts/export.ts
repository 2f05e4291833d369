import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSettings } from '#platform/env/settings.ts';
import { findBuild } from './build/find-build.ts';
import { exportSite } from './export/export-site.ts';
import { replaceFolder } from './export/replace-folder.ts';
import { startSite } from './export/start-site.ts';
import { report, stopWith } from './report.ts';

const usage = `A static copy of all public pages, for any static host or CDN.

  npm run export -- DIR [--origin https://wallet.example.org] [--api https://portal.example.org] [--without-pictures]

Run npm run build before it. The settings are those of the portal.

  --origin            where the copy will be served, if not STATIC_ORIGIN
  --api               the portal that goes on answering its forms and searches, if not PUBLIC_ORIGIN
  --without-pictures  previews of links show the portal's pictures, and none are drawn

An earlier copy in DIR is replaced when the new one is whole.`;

function readCommand() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      api: { type: 'string' },
      'without-pictures': { type: 'boolean', default: false },
    },
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) return undefined;
  const { origin = process.env['STATIC_ORIGIN'], api = process.env['PUBLIC_ORIGIN'] } = values;
  const settings = parseSettings({ ...process.env, STATIC_ORIGIN: origin, PUBLIC_ORIGIN: api });
  return { target: resolve(folder), settings, hasPictures: !values['without-pictures'] };
}

try {
  const command = readCommand();
  if (!command) {
    console.error(usage);
    process.exit(2);
  }
  const { target, settings, hasPictures } = command;
  const distDir = findBuild(process.cwd());
  const site = await startSite(settings, distDir);
  const write = (folder: string) => exportSite(site, { folder, distDir, hasPictures });
  const { pages, languages, files, bytes, pictures, drawn } = await replaceFolder(target, write);
  await site.close();
  report(
    `Made ${target}: ${pages} pages in ${languages} languages, ${files} files, ${Math.round(bytes / 1e6)} MB; drew ${drawn} of ${pictures} pictures.`,
  );
  process.exit(0);
} catch (error) {
  stopWith(error);
}
