import { useSyncExternalStore } from 'react';
import { randomUuid } from '#lib/random-uuid.ts';
import {
  createDraftStore,
  type DraftState,
  type DraftStore,
  type StoredDraft,
} from '#features/submission/submission-form/view/draft/draft-store.ts';
import { chainTextMaxLength } from '../../../model/chain-file/check-chain-json.ts';

/** The pasted text, up to the maximum length of a chain file. */
export interface ChainDraft extends StoredDraft {
  text: string;
}

const storageKey = 'draft.chain';
/** Specification §9. */
const saveDelayMs = 300;
const blank: ChainDraft = { text: '', save_time: null, writer: null };

function parse(stored: unknown): ChainDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { text, save_time, writer } = stored as Partial<Record<keyof ChainDraft, unknown>>;
  if (typeof text !== 'string') return undefined;
  return {
    text: text.slice(0, chainTextMaxLength + 1),
    save_time: typeof save_time === 'string' ? save_time : null,
    writer: typeof writer === 'string' ? writer : null,
  };
}

let store: DraftStore<ChainDraft> | undefined;

/** This tab's store; never started on the server. */
function chainDraftStore(): DraftStore<ChainDraft> {
  store ??= createDraftStore({
    key: storageKey,
    create: () => blank,
    blank,
    parse,
    saveDelayMs,
    now: () => new Date(),
    writer: typeof window === 'undefined' ? 'server' : randomUuid(),
  });
  return store;
}

export function setChainText(text: string): void {
  chainDraftStore().update((draft) => ({ ...draft, text }));
}

export function useChainDraft(): DraftState<ChainDraft> {
  const { subscribe, getState, getServerState } = chainDraftStore();
  return useSyncExternalStore(subscribe, getState, getServerState);
}
