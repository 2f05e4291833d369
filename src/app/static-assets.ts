import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  createPrecompressedResponse,
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

/** Names with a hash never change; the few others are revalidated each day. */
function cachingOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
}

/** Loads everything the client build made into memory, compressed once: a few megabytes. */
export async function loadStaticAssets(clientDir: string): Promise<Map<string, PrecompressedResponse>> {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('.vite'),
  );
  const assets = new Map<string, PrecompressedResponse>();
  // One after the other: each running compressor takes megabytes, and a process never gives all of them back.
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name);
    const extension = extname(entry.name);
    const path = file.slice(clientDir.length).replaceAll('\\', '/');
    const asset = await createPrecompressedResponse({
      status: 200,
      body: readFileSync(file),
      contentType: mediaTypes[extension] ?? 'application/octet-stream',
      cacheControl: cachingOf(path),
      quality: isText(extension) ? 9 : 0,
    });
    assets.set(path, asset);
  }
  return assets;
}
