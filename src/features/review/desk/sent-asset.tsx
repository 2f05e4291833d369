import { nftDesk, nftFields } from '#features/submissions/model/nft/nft-fields.ts';
import { tokenDesk, tokenFields } from '#features/submissions/model/token/token-fields.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { SentFields, type DrawingOf } from './sent-fields.tsx';

/** What tokens and NFT collections have in common. */
function drawingOf({ networks, networks_known }: ReviewSubmission): DrawingOf<typeof nftFields> {
  const known = networks_known[networks[0] ?? ''];
  return {
    draw: { network: (key) => known?.title ?? key },
    addressLink: known?.address_link ?? null,
  };
}

/** Everything that was sent for a token. */
export function SentToken({ submission }: { submission: ReviewSubmission }) {
  return (
    <SentFields
      submission={submission}
      fields={tokenFields}
      groups={tokenDesk}
      drawing={drawingOf(submission)}
    />
  );
}

/** Everything that was sent for an NFT collection. */
export function SentNft({ submission }: { submission: ReviewSubmission }) {
  return (
    <SentFields
      submission={submission}
      fields={nftFields}
      groups={nftDesk}
      drawing={{ ...drawingOf(submission), words: { total_supply: 'Pieces' } }}
    />
  );
}
