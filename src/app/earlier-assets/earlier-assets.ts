import { startLoop, type BackgroundLoop } from '#lib/background-loop.ts';
import type { Database } from '#platform/database/database.ts';
import {
  createFromCompressedBody,
  createUncompressedResponse,
  type PrecompressedResponse,
} from '#platform/http/precompressed-response.ts';
import type { Log } from '#platform/log/log.ts';
import type { BuiltAssetTable } from '#platform/database/content-tables.ts';
import { assetPrefix, cachingOf } from '../static-assets.ts';

const keptMs = 7 * 24 * 60 * 60_000;
const pauseMs = 60 * 60_000;
/** Rows of one statement, each with some kilobytes. */
const rowsAtOnce = 20;

export interface EarlierAssets {
  /** Stores what other nodes lack of this build, and that it is still in use; drops what no node has used for a week. */
  keep(): Promise<void>;
  /** A file of another build. */
  find(path: string): Promise<PrecompressedResponse | undefined>;
}

type Row = Omit<BuiltAssetTable, 'used_time'>;

function rowOf(path: string, { variants }: PrecompressedResponse): Row {
  const { br, gzip, identity } = variants;
  const media_type = String(identity.headers['content-type']);
  const size_bytes = Number(identity.headers['content-length']);
  // What is stored as it is has one variant for all.
  return br === identity
    ? { path, media_type, size_bytes, hash: null, br: null, bytes: identity.body ?? new Uint8Array() }
    : {
        ...{ path, media_type, size_bytes, hash: identity.etag.slice(1, -1), br: br.body ?? null },
        bytes: gzip.body ?? new Uint8Array(),
      };
}

function responseOf({ path, media_type, size_bytes, hash, br, bytes }: Row): PrecompressedResponse {
  const source = { status: 200, contentType: media_type, cacheControl: cachingOf(path) };
  if (hash === null || br === null) return createUncompressedResponse(source, Buffer.from(bytes));
  return createFromCompressedBody(source, {
    ...{ hash, length: size_bytes, br: Buffer.from(br) },
    ...(bytes.length > 0 ? { gzip: Buffer.from(bytes) } : {}),
  });
}

/**
 * Files of this and other builds in the database.
 * @param assets of this build, by path
 */
export function createEarlierAssets(
  database: Database,
  assets: ReadonlyMap<string, PrecompressedResponse>,
  now: () => Date,
): EarlierAssets {
  const own = [...assets].filter(([path]) => path.startsWith(assetPrefix));

  async function storeMissing(used_time: string): Promise<void> {
    const rows = await database.selectFrom('built_assets').select('path').execute();
    const known = new Set(rows.map(({ path }) => path));
    const missing = own.filter(([path]) => !known.has(path));
    for (let start = 0; start < missing.length; start += rowsAtOnce)
      await database
        .insertInto('built_assets')
        .values(
          missing
            .slice(start, start + rowsAtOnce)
            .map(([path, asset]) => ({ ...rowOf(path, asset), used_time })),
        )
        // Another node of the same build stores it too.
        .onConflict((conflict) => conflict.column('path').doNothing())
        .execute();
  }

  return {
    async keep() {
      const time = now();
      const used_time = time.toISOString();
      await storeMissing(used_time);
      if (own.length > 0)
        await database
          .updateTable('built_assets')
          .set({ used_time })
          .where(
            'path',
            'in',
            own.map(([path]) => path),
          )
          .execute();
      const oldest = new Date(time.getTime() - keptMs).toISOString();
      await database.deleteFrom('built_assets').where('used_time', '<', oldest).execute();
    },
    async find(path) {
      const row = await database
        .selectFrom('built_assets')
        .selectAll()
        .where('path', '=', path)
        .executeTakeFirst();
      return row && responseOf(row);
    },
  };
}

/** Keeps this build's files for other nodes, for as long as this one runs. */
export const startKeepingAssets = (assets: EarlierAssets, log: Log): BackgroundLoop =>
  startLoop(async () => {
    await assets
      .keep()
      .catch((error: unknown) =>
        log.warn({ error }, 'files of the build could not be kept; trying again later'),
      );
    return pauseMs;
  });
