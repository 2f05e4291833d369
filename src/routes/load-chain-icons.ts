import { addressLightIcons, listLightIcons } from '#features/site/home/server/lights-sheet.ts';
import type { LoadRequest } from './loader.ts';

/** Icon addresses of the best-known chains, by network key: parts of one picture. */
export async function loadChainIcons({
  own,
}: LoadRequest['services']): Promise<Readonly<Record<string, string>>> {
  return addressLightIcons(listLightIcons(await own.catalogue.listChains()));
}
