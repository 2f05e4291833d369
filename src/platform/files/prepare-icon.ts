import { createHash } from 'node:crypto';
import { drawMonogram } from '#lib/monogram.ts';
import type { Database } from '../database/database.ts';
import { filePath } from './file-path.ts';

/** An icon ready to be stored: its public address is known before the row exists. */
export interface PreparedIcon {
  sha256: string;
  svg: string;
  /** `/files/<sha256>.svg` */
  url: string;
  /** Drawn by the portal, so logos are not compared with it. */
  isMark: boolean;
}

/** What an icon is for. */
interface Marked {
  name: string;
  /** It keeps its mark for as long as it has this id. */
  id: number | string;
}

const mediaType = 'image/svg+xml';

/** The library's path of an icon, `svgs/<set>/background/<id>.svg.js`. */
interface LibraryIcon {
  set: 'networks' | 'tokens' | 'wallets' | 'exchanges';
  id: string;
}

/** Pictures are shown by `<img>`, where nothing runs; a drawing with scripts is rejected anyway. */
const active = /<script|<foreignObject|\son\w+\s*=|javascript:/i;

/**
 * Loads a single drawing of @web3icons/core (its index has eighteen thousand).
 * @returns undefined when the library has no such icon
 */
async function loadLibraryIcon({ set, id }: LibraryIcon): Promise<string | undefined> {
  if (!/^[\w.-]+$/.test(id)) return undefined;
  try {
    const address = `@web3icons/core/svgs/${set}/background/${id}.svg.js`;
    const { default: svg } = (await import(/* @vite-ignore */ address)) as { default: string };
    return active.test(svg) ? undefined : svg;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

function prepareDrawing(svg: string, isMark: boolean): PreparedIcon {
  const sha256 = createHash('sha256').update(svg).digest('hex');
  return { sha256, svg, url: filePath(sha256, mediaType), isMark };
}

/** The monogram of what has no icon. */
export const prepareMark = ({ name, id }: Marked): PreparedIcon =>
  prepareDrawing(drawMonogram(name, id), true);

/**
 * The library's icon, or the monogram where the library has none.
 * @param icon undefined selects the monogram
 */
export async function prepareIcon(marked: Marked, icon?: LibraryIcon): Promise<PreparedIcon> {
  const svg = icon && (await loadLibraryIcon(icon));
  return svg === undefined ? prepareMark(marked) : prepareDrawing(svg, false);
}

/** Rows per insert; both engines limit the number of values in a statement. */
const batchSize = 500;

/** Stores icons as public files; existing ones stay. */
export async function storeIcons(
  database: Database,
  icons: readonly PreparedIcon[],
  now: Date,
): Promise<void> {
  const rows = [...new Map(icons.map((icon) => [icon.sha256, icon])).values()].map(
    ({ sha256, svg, isMark }) => {
      const bytes = Buffer.from(svg);
      return {
        sha256,
        media_type: mediaType,
        size_bytes: bytes.length,
        width: null,
        height: null,
        picture_hash: isMark ? '' : null,
        public: 1,
        bytes,
        create_time: now.toISOString(),
      };
    },
  );
  for (let start = 0; start < rows.length; start += batchSize) {
    await database
      .insertInto('files')
      .values(rows.slice(start, start + batchSize))
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .execute();
  }
}
