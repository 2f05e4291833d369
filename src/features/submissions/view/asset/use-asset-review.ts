import { useLingui } from '@lingui/react/macro';
import type { nftFields, nftReview } from '../../model/nft/nft-fields.ts';
import type { ReviewDrawingOf } from '../review/review-drawing.ts';
import { useAssetFlow, useChosenNetwork } from './use-asset-flow.ts';

/** How a token or an NFT collection is reviewed before it is sent. */
export function useAssetReview(): ReviewDrawingOf<typeof nftFields, (typeof nftReview)[number]['key']> {
  const { t } = useLingui();
  const { fields, kind } = useAssetFlow();
  const network = useChosenNetwork();
  return {
    card: { title: fields.name, text: fields.symbol, networks: network ? [network] : [] },
    titles: {
      contract: t`The contract`,
      asset: kind.kind === 'nft' ? t`The collection` : t`The token`,
      wallet: t`In the wallet`,
      contact: t`Contact`,
    },
    draw: { network: (key) => network?.title ?? key },
  };
}
