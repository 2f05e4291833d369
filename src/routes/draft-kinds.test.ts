import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dappFields } from '#features/submission/dapp-submission/model/dapp-fields.ts';
import { checkDappSubmission } from '#features/submission/dapp-submission/model/dapp-submission.ts';
import { submissionKinds } from '#features/submission/submissions/model/state.ts';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import { draftFromStatus } from '#features/submission/submission-form/view/draft/draft-from-status.ts';
import {
  dappDraftKind,
  type DappControls,
} from '#features/submission/dapp-submission/view/dapp-draft-kind.ts';
import { draftKinds } from './draft-kinds.ts';
import { payloadOf as payloadOfForm } from '#features/submission/submission-form/view/draft/payload-of.ts';
import type { SavedDraft } from '#features/submission/submission-form/view/draft/saved-draft.ts';

const payloadOf = (draft: SavedDraft<DappControls>) => payloadOfForm(dappFields, draft);
const { create: newDraft, parse: parseSavedDraft } = dappDraftKind.format;

const draftKey = '3f0c7f3e-9d35-4c3a-8a37-0f6e5b0f6a11';

describe('parseSavedDraft', () => {
  it('gives a draft that can be checked, or nothing, for anything that was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const draft = parseSavedDraft(stored);
        if (draft) checkDappSubmission(payloadOf(draft));
      }),
    );
  });

  it('keeps the valid parts of a draft', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('fields', 'icon', 'step', 'quote', 'link', 'reference'),
        fc.anything(),
        (part, broken) => {
          const draft = parseSavedDraft({ ...newDraft(draftKey, { title: 'Lantern' }), [part]: broken });
          expect(draft?.draft_key).toBe(draftKey);
          if (part !== 'fields') expect(draft?.fields.title).toBe('Lantern');
        },
      ),
    );
  });

  it('is the same after being stored', () => {
    const draft = newDraft(draftKey, {
      title: 'Lantern',
      networks: ['bsc'],
      tp_connect: 'both',
      has_audit: false,
    });
    expect(parseSavedDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('reads the drafts that devices hold since the first release', () => {
    const file = { sha256: 'ab'.repeat(32), name: 'lantern.png', bytes: 9, preview: null };
    const common = {
      version: 1,
      draft_key: draftKey,
      step: 'review',
      icon: file,
      audit: null,
      cv: null,
      reference: null,
      resubmission: false,
      parent: null,
      quote: null,
      link: '',
      save_time: '2026-11-22T12:04:00.000Z',
      writer: draftKey,
    };
    const asset = {
      ...{
        network: 'bsc',
        standard: 'BEP20',
        address: '0x1',
        name: 'Lantern',
        symbol: 'LNT',
        total_supply: '1',
      },
      ...{ owner_address: '0x2', website: 'lantern.exchange', company_name: 'Crew', contact: '@crew' },
      ...{ email: 'a@lantern.exchange', description: 'Light.', read: { name: 'Lantern' } },
    };
    const fields = {
      dapp: {
        ...{ language: 'zh', networks: ['bsc'], title: 'Lantern', desc: 'Light.', url: 'lantern.exchange' },
        ...{ addresses: [{ network: 'bsc', addresses: '0x1' }], has_tokens: true },
        ...{ tokens: [{ network: '', symbol: 'LNT', contract: '' }], categories: [1], tp_connect: 'both' },
        ...{ has_audit: null, audit_url: '', has_referral: true, referral_mode: 'manual' },
        ...{ rake_back_account: '0x3', referral_contract: '', inviter_must_transact: true },
        ...{ has_invite_reward: true, invite_account: 'x', email: 'a@lantern.exchange', others: '@crew' },
      },
      token: { ...asset, bl_symbol: 'BSC', decimal: '18', precision: '4', gas: '60000' },
      nft: asset,
      ambassador: {
        ...{
          name: 'Ana',
          email: 'a@lantern.exchange',
          country: 'PT',
          languages: ['pt'],
          links: ['a.co', ''],
        },
        ...{ requirements: ['events'], message: 'One\n\ntwo' },
      },
    };
    for (const kind of submissionKinds) {
      const stored = { ...common, fields: fields[kind] };
      expect(draftKinds[kind].format.parse(stored)).toMatchObject(stored);
    }
  });

  it('does not take a draft of an unknown version, or without its key', () => {
    for (const stored of [{ version: 1 }, { version: 99, fields: {} }, [1, 2, 3]])
      expect(parseSavedDraft(stored)).toBeUndefined();
    expect(parseSavedDraft({ ...newDraft(draftKey), version: 2 })).toBeUndefined();
  });
});

describe('payloadOf', () => {
  it('asks for an invite account only where rewards are claimed by hand', () => {
    const fields = { has_referral: true, has_invite_reward: true, invite_account: 'harbor' };
    expect(payloadOf(newDraft(draftKey, { ...fields, referral_mode: 'automatic' })).has_invite_reward).toBe(
      false,
    );
    expect(payloadOf(newDraft(draftKey, { ...fields, referral_mode: 'manual' })).has_invite_reward).toBe(
      true,
    );
  });
});

describe('draftFromStatus', () => {
  const status: Omit<StatusView, 'payload'> = {
    reference: 'abc',
    number: 7,
    kind: 'dapp',
    title: 'Lantern',
    state: 'changes-requested',
    version: 4,
    create_time: '2026-03-01T12:04:00.000Z',
    update_time: '2026-03-01T12:04:00.000Z',
    promised_time: null,
    promise_paused_time: null,
    payment: null,
    refunds: [],
    history: [],
    next: 'edit',
    listed_path: null,
    further_language: null,
    change: null,
  };

  it('brings the form back with its files, to be sent again without a payment', () => {
    const payload = { ...payloadOf(newDraft(draftKey, { title: 'Lantern' })), icon: 'ab'.repeat(32) };
    const draft = draftFromStatus(dappDraftKind, { ...status, payload }, 'fill');
    expect(draft).toMatchObject({ reference: 'abc', resubmission: true, step: 'fill', audit: null });
    expect(draft && payloadOf(draft)).toEqual(payload);
  });

  it('gives nothing for a form that is closed', () => {
    expect(draftFromStatus(dappDraftKind, { ...status, payload: null }, 'fill')).toBeUndefined();
  });
});
