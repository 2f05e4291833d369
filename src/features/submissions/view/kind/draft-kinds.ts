import type { SubmissionKind } from '../../model/state.ts';
import { ambassadorDraftKind } from '../ambassador/ambassador-draft-kind.ts';
import { dappDraftKind } from '../dapp/dapp-draft-kind.ts';
import { nftDraftKind } from '../nft/nft-draft-kind.ts';
import { tokenDraftKind } from '../token/token-draft-kind.ts';
import type { DraftKind } from './draft-kind.ts';

const kinds: Record<SubmissionKind, DraftKind> = {
  dapp: dappDraftKind,
  token: tokenDraftKind,
  nft: nftDraftKind,
  ambassador: ambassadorDraftKind,
};

/** The form of a submission that was found by its reference. */
export function draftKindOf(kind: SubmissionKind): DraftKind {
  return kinds[kind];
}
