import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDappSubmission } from '../../model/dapp/dapp-submission.ts';
import type { StatusView } from '../../model/status-view.ts';
import { draftFromStatus } from './draft-from-status.ts';
import { dappDraftKind } from '../dapp/dapp-draft-kind.ts';
import { dappPayloadOf as payloadOf } from '../dapp/dapp-payload.ts';

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

  it('keeps what is sound when parts are not', () => {
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

  it('does not take a draft of an unknown version', () => {
    expect(parseSavedDraft({ ...newDraft(draftKey), version: 2 })).toBeUndefined();
  });
});

describe('payloadOf', () => {
  it('asks for an invite account only where rewards are claimed by hand', () => {
    const fields = { has_referral: true, has_invite_reward: true, invite_account: 'harbour' };
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
    kind: 'dapp',
    title: 'Lantern',
    state: 'changes-requested',
    version: 4,
    create_time: '2026-03-01T12:04:00.000Z',
    update_time: '2026-03-01T12:04:00.000Z',
    promised_time: null,
    payment: null,
    history: [],
    next: 'edit',
    listed_path: null,
    further_language: null,
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
