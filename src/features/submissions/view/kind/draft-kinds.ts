import type { SubmissionKind } from '../../model/state.ts';
import { dappDraftKind } from '../dapp/dapp-draft-kind.ts';
import { nftDraftKind } from '../nft/nft-draft-kind.ts';
import { tokenDraftKind } from '../token/token-draft-kind.ts';
import type { DraftKind } from './draft-kind.ts';

const kinds: Partial<Record<SubmissionKind, DraftKind>> = {
  dapp: dappDraftKind,
  token: tokenDraftKind,
  nft: nftDraftKind,
};

/** The form of a submission that was found by its reference. */
export function draftKindOf(kind: SubmissionKind): DraftKind {
  const found = kinds[kind];
  if (!found) throw new Error(`There is no form for submissions of kind ${kind}`);
  return found;
}
