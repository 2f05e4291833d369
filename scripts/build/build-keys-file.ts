import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { keysFileName } from '../../src/features/tools/offline-keys/model/keys-file.ts';
import { localeCodes, locales } from '../../src/i18n/locales.ts';
import { distFolder } from './dist-folder.ts';
import { licensesFile } from './licenses-file.ts';
import { samePaths } from './same-paths.ts';

interface Bundle {
  script: string;
  style: string;
  /** Of the packages inside; empty without one. */
  licenses: string;
}

async function bundle(root: string): Promise<Bundle> {
  const { output } = (await build({
    root,
    configFile: join(root, 'vite.keys.config.ts'),
    logLevel: 'warn',
    resolve: samePaths,
    build: { write: false, manifest: false },
  })) as Rolldown.RolldownOutput;
  const scripts = output.filter((each) => each.type === 'chunk');
  const assets = output.filter((each) => each.type === 'asset');
  const licenses = assets.find(({ fileName }) => fileName === licensesFile);
  const styles = assets.filter((each) => each !== licenses);
  if (scripts.length !== 1 || styles.length !== 1)
    throw new Error(
      `One script and one style were expected: ${output.map((each) => each.fileName).join(', ')}`,
    );
  return {
    // An end tag within a text would end the script.
    script: scripts[0]!.code.trim().replaceAll('</script', String.raw`<\/script`),
    style: String(styles[0]!.source).trim(),
    // Its end would end the comment that they are in.
    licenses: String(licenses?.source ?? '').replaceAll(/--(?=!?>)/g, '- -'),
  };
}

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing is loaded, and nothing can be sent. */
const policyOf = (script: string, style: string) =>
  [
    "default-src 'none'",
    `script-src ${source(script)}`,
    `style-src ${source(style)}`,
    'img-src data:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The line icons that the script names. */
function iconsOf(root: string, script: string): string {
  const sprite = readFileSync(join(root, 'src/ui/icon/sprite.svg'), 'utf8');
  const named = [...sprite.matchAll(/<symbol[^>]*\bid="([^"]+)"[^]*?<\/symbol>/g)].filter(([, id]) =>
    ['"', "'", '`'].some((quote) => script.includes(`${quote}${id}${quote}`)),
  );
  return named.map(([symbol]) => symbol).join('');
}

/** Without scripts the file can only say what is missing. Pages link to it with their language as the fragment. */
const needsScripts = localeCodes
  .map((code) => `<p id="${code}" lang="${locales[code].tag}">${locales[code].name}: JavaScript</p>`)
  .join('');

/** Of the product. */
function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** The whole file: the same bytes from the same sources, on every machine. */
async function makeKeysFile(root: string): Promise<string> {
  const { script, style, licenses } = await bundle(root);
  return (
    '<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8">' +
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(script, style)}">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">' +
    `<meta name="version" content="${versionOf(root)}">` +
    `<title>Offline keys</title><link rel="icon" href="data:,"><style>${style}</style></head>` +
    `<body><svg width="0" height="0" aria-hidden="true">${iconsOf(root, script)}</svg>` +
    `<div id="root"></div><noscript>${needsScripts}</noscript><script>${script}</script>\n<!--\n${licenses}\n-->\n</body></html>\n`
  );
}

/** Builds the offline key file into the folder `keys` of the build. */
export async function writeKeysFile(root: string): Promise<void> {
  const folder = join(root, distFolder, 'keys');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, keysFileName), await makeKeysFile(root));
}
