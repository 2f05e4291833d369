import { createHash } from 'node:crypto';
import { lights } from '../model/lights.ts';

/** Where the icon of each light is stored, by network key. */
export type StoredIcons = Readonly<Record<string, string>>;

/** Address of the sheet; its query changes with the icons, so that browsers may keep it. */
export const lightsSheetPath = '/icons/lights.svg';

/** Side of an icon on the sheet. */
const side = 64;

/** The icons of the chains that are lights; a chain that the wallet does not know is left out. */
export function listLightIcons(chains: readonly { network: string | null; icon_url: string }[]): StoredIcons {
  const shown = new Set(lights.map(({ network }) => network));
  return Object.fromEntries(
    chains.flatMap(({ network, icon_url }) =>
      network !== null && shown.has(network) ? [[network, icon_url]] : [],
    ),
  );
}

/** The icons' addresses on the sheet, which a page fetches with one request. */
export function addressLightIcons(icons: StoredIcons): Record<string, string> {
  const digest = createHash('sha256').update(JSON.stringify(icons)).digest('base64url').slice(0, 8);
  return Object.fromEntries(
    Object.keys(icons).map((network) => [network, `${lightsSheetPath}?${digest}#${network}`]),
  );
}

/**
 * Draws the sheet. Each icon is a picture of its own in it: names inside of one cannot clash with those of another.
 * @param read finds a stored icon
 */
export async function drawLightsSheet(
  icons: StoredIcons,
  read: (address: string) => Promise<{ mediaType: string; bytes: Uint8Array } | undefined>,
): Promise<string> {
  const parts = await Promise.all(
    Object.entries(icons).map(async ([network, address], index) => {
      const file = await read(address);
      if (!file) return '';
      const box = `x="${index * side}" y="0" width="${side}" height="${side}"`;
      const data = `data:${file.mediaType};base64,${Buffer.from(file.bytes).toString('base64')}`;
      return `<view id="${network}" viewBox="${index * side} 0 ${side} ${side}"/><image ${box} href="${data}"/>`;
    }),
  );
  const width = parts.length * side;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${side}" viewBox="0 0 ${width} ${side}">${parts.join('')}</svg>`;
}
