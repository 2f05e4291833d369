/** The library's path of an icon, `svgs/<set>/background/<id>.svg.js`. */
export interface LibraryIcon {
  set: 'networks' | 'tokens' | 'wallets' | 'exchanges';
  id: string;
}

/** Pictures are shown by `<img>`, where nothing runs; a drawing with scripts is rejected anyway. */
const active = /<script|<foreignObject|\son\w+\s*=|javascript:/i;

/**
 * Loads a single drawing of @web3icons/core (its index has eighteen thousand).
 * @returns undefined when the library has no such icon
 */
export async function loadLibraryIcon({ set, id }: LibraryIcon): Promise<string | undefined> {
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
