import type { DappDraft } from '../../model/dapp/dapp-draft.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';
import type { DappFields } from './dapp-draft-kind.ts';

/** The form as it is checked and sent. An invite account is only asked for where rewards are claimed by hand. */
export function dappPayloadOf({ fields, icon, audit }: SavedDraft<DappFields>): DappDraft {
  return {
    ...fields,
    has_invite_reward: fields.has_invite_reward && fields.referral_mode === 'manual',
    icon: icon?.sha256 ?? '',
    audit_file: audit?.sha256 ?? null,
  };
}
