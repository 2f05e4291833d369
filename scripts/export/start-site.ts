import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openPortal } from '#app/open-portal.ts';
import { createBuiltRenderer } from '#app/rendering/built-renderer.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { createResponseStores } from '#app/response-stores.ts';
import { listSitePages } from '#app/standards/site-pages.ts';
import { startVisitors } from '#app/start-visitors.ts';
import { sqliteFile } from '#platform/database/connect.ts';
import type { Settings } from '#platform/env/settings.ts';
import { createWeb } from '#platform/web/web.ts';
import { stampOf } from '../build/find-build.ts';
import { keepPictures, type KeptPictures } from './kept-pictures.ts';

/** The portal as it answers visitors, for this machine alone: its pages are those of the static copy, and nothing runs behind them. */
export interface Site {
  brand: Brand;
  /** Where it answers on this machine. */
  address: string;
  /** Where the copy will be served. */
  origin: string;
  /** Origin of the portal that answers the copy's calls. */
  portal: string;
  pictures: KeptPictures;
  /** Paths without language of the pages that search engines may list. */
  listPages(): Promise<string[]>;
  close(): Promise<void>;
}

/** @throws with a sentence when a setting that the copy needs is missing */
function requireStaticOrigin({ staticOrigin, publicOrigin }: Settings): string {
  if (staticOrigin === undefined)
    throw new Error('Set STATIC_ORIGIN to the origin of the static copy, for the portal as well.');
  if (staticOrigin === publicOrigin)
    throw new Error('STATIC_ORIGIN must be another origin than PUBLIC_ORIGIN, which answers the forms.');
  return staticOrigin;
}

/** @throws with a sentence where there is no portal's database */
function requireDatabase({ databaseUrl, dataDir }: Settings): void {
  if (databaseUrl === undefined && !existsSync(sqliteFile(dataDir)))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the portal.`);
}

/** Serves the pages of the settings' database on a free port of this machine. @param distDir what `npm run build` made */
export async function startSite(settings: Settings, distDir: string): Promise<Site> {
  const origin = requireStaticOrigin(settings);
  requireDatabase(settings);
  // No visitor waits: pages and pictures may have the whole machine.
  const built = createBuiltRenderer(distDir, { threads: availableParallelism() });
  const pictures = keepPictures(built.drawPicture, {
    folder: join(settings.dataDir, 'share-pictures'),
    build: readFileSync(stampOf(distDir, 'portal'), 'utf8'),
  });
  const renderer = { ...built, drawPicture: pictures.drawPicture };
  const options = {
    // The pages are those of the copy; only this process asks for them.
    settings: {
      ...settings,
      publicOrigin: origin,
      staticOrigin: undefined,
      port: 0,
      host: '127.0.0.1',
      trustedProxies: 0,
      cdn: undefined,
      // Traces show what visitors wait for.
      tracing: undefined,
    },
    distDir,
    renderer,
    web: createWeb(),
    fill: async () => undefined,
    // The portal that answers the copy's calls has checked its brand.
    isProduction: false,
  };
  const opened = await openPortal(options);
  const { brand, services, openApi } = opened;
  const { server, port } = await startVisitors({
    ...options,
    ...opened,
    stores: createResponseStores(),
    apiOrigin: settings.publicOrigin,
  });
  return {
    address: `http://127.0.0.1:${port}`,
    brand,
    origin,
    portal: settings.publicOrigin,
    pictures,
    listPages: async () => (await listSitePages({ services, openApi, renderer })).map(({ path }) => path),
    async close() {
      server.closeAllConnections();
      server.close();
      await opened.close();
    },
  };
}
