import { describe, expect, test } from 'vitest';
import {
  ambassadorDesk,
  ambassadorFields,
  ambassadorReview,
} from '#features/submission/recruiting/model/ambassador-fields.ts';
import { dappDesk, dappFields, dappReview } from '#features/submission/dapp-submission/model/dapp-fields.ts';
import type { FieldGroup, Fields } from '#features/submission/form-fields/model/field.ts';
import { nftDesk, nftFields, nftReview } from '#features/submission/asset-submission/model/nft/nft-fields.ts';
import {
  tokenDesk,
  tokenFields,
  tokenReview,
} from '#features/submission/asset-submission/model/token/token-fields.ts';

interface Description {
  fields: Fields;
  review: readonly FieldGroup[];
  desk: readonly FieldGroup[];
  /** What the card at the head of the review shows, and what another field says already. */
  notInReview: readonly string[];
  notAtDesk: readonly string[];
}

const descriptions: Record<string, Description> = {
  dapp: {
    fields: dappFields,
    review: dappReview,
    desk: dappDesk,
    notInReview: ['title', 'desc', 'icon', 'has_tokens', 'has_invite_reward'],
    notAtDesk: ['has_tokens'],
  },
  token: { fields: tokenFields, review: tokenReview, desk: tokenDesk, notInReview: ['icon'], notAtDesk: [] },
  nft: { fields: nftFields, review: nftReview, desk: nftDesk, notInReview: ['icon'], notAtDesk: [] },
  ambassador: {
    fields: ambassadorFields,
    review: ambassadorReview,
    desk: ambassadorDesk,
    notInReview: [],
    notAtDesk: [],
  },
};

describe.each(Object.entries(descriptions))('the description of %s', (_kind, description) => {
  const names = Object.keys(description.fields);
  const shownBy = (groups: readonly FieldGroup[]) => groups.flatMap(({ fields }) => fields);

  test('shows each field once in the review and once at the desk', () => {
    expect([...shownBy(description.review), ...description.notInReview].sort()).toEqual([...names].sort());
    expect([...shownBy(description.desk), ...description.notAtDesk].sort()).toEqual([...names].sort());
  });

  test('asks for a field only by answers that are further up on the page', () => {
    for (const [place, field] of Object.values(description.fields).entries()) {
      const needed = [
        ...Object.keys(field.when ?? {}),
        ...(field.type === 'network-accounts' ? [field.of] : []),
      ];
      for (const name of needed) expect(names.slice(0, place)).toContain(name);
    }
  });
});
