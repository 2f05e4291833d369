import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The file for a path, as simple hosts look for it: a folder is its index.html, with a slash behind its name. */
function findFile(folder: string, path: string): { file: string } | { redirect: string } | undefined {
  const file = join(folder, decodeURIComponent(path));
  if (!existsSync(file)) return undefined;
  if (statSync(file).isFile()) return { file };
  const index = join(file, 'index.html');
  if (!existsSync(index)) return undefined;
  return path.endsWith('/') ? { file: index } : { redirect: `${path}/` };
}

function sendFile(file: string, status: number, response: ServerResponse): void {
  response.writeHead(status, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}

/** Serves a folder as a static host does that knows nothing of the portal: by path alone, with 404.html for what is not there. */
export async function startStaticHost(folder: string, port: number) {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    const found = findFile(folder, pathname);
    if (!found) return sendFile(join(folder, '404.html'), 404, response);
    if ('file' in found) return sendFile(found.file, 200, response);
    return void response.writeHead(301, { location: found.redirect + search }).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
