import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  createFromCompressedBody,
  createPrecompressedResponse,
  hashOf,
  type PrecompressedResponse,
} from '#platform/http/precompressed-response.ts';

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const isText = (extension: string) => !['.woff2', '.png', '.ico'].includes(extension);

/** Names under it have a hash of their content. */
export const assetPrefix = '/assets/';

/** Names with a hash never change; the few others are revalidated each day. */
export function cachingOf(path: string): string {
  return path.startsWith(assetPrefix) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
}

/** Copies that the build compressed are not files of their own. */
const isCopy = (name: string) => /\.(br|gz)$/.test(name);

/** A file of the build as a response, compressed by the build or, where it left that out, now. */
function readAsset(file: string, path: string): PrecompressedResponse | Promise<PrecompressedResponse> {
  const body = readFileSync(file);
  const extension = extname(file);
  const source = {
    status: 200,
    contentType: mediaTypes[extension] ?? 'application/octet-stream',
    cacheControl: cachingOf(path),
  };
  if (!existsSync(`${file}.br`) || !existsSync(`${file}.gz`))
    return createPrecompressedResponse({ ...source, body, quality: isText(extension) ? 9 : 0 });
  const [br, gzip] = [readFileSync(`${file}.br`), readFileSync(`${file}.gz`)];
  return createFromCompressedBody(source, { hash: hashOf(body), length: body.length, br, gzip });
}

/** What the client build made, by address. */
export function listStaticAssets(clientDir: string): Map<string, string> {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite') && !isCopy(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(clientDir.length).replaceAll('\\', '/'), file]));
}

/** Loads everything the client build made into memory, compressed once: a few megabytes. */
export async function loadStaticAssets(clientDir: string): Promise<Map<string, PrecompressedResponse>> {
  const assets = new Map<string, PrecompressedResponse>();
  // One after the other: each running compressor takes megabytes, and a process never gives all of them back.
  for (const [path, file] of listStaticAssets(clientDir)) assets.set(path, await readAsset(file, path));
  return assets;
}
