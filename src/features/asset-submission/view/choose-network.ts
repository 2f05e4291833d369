import type { AssetControls } from './asset-controls.ts';
import type { AssetNetwork } from './asset-page-data.ts';

/** A network has its own standards and its own short name; where there is nothing to choose, it is chosen. */
export function chooseNetwork(
  networks: readonly AssetNetwork[],
  fields: AssetControls,
  network: string,
): Partial<AssetControls> & { bl_symbol?: string } {
  const chosen = networks.find((each) => each.network === network);
  const standards = chosen?.standards ?? [];
  const standard = standards.includes(fields.standard)
    ? fields.standard
    : standards.length === 1
      ? (standards[0] ?? '')
      : '';
  if (!('bl_symbol' in fields)) return { network, standard };
  const previous = networks.find((each) => each.network === fields.network)?.short ?? '';
  const isOwn = fields.bl_symbol !== '' && fields.bl_symbol !== previous;
  return { network, standard, ...(isOwn ? {} : { bl_symbol: chosen?.short ?? '' }) };
}
