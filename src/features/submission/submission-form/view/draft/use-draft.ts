import { useSyncExternalStore } from 'react';
import { fallbackLocale, localeCodes, locales } from '#i18n/locales.ts';
import type { DraftKind } from '../kind/draft-kind.ts';
import { randomUuid } from '#lib/random-uuid.ts';
import { createDraftStore, type DraftState, type DraftStore } from './draft-store.ts';
import type { SavedDraft } from './saved-draft.ts';

/** Specification §9. */
const saveDelayMs = 300;

function pageLocale() {
  const tag = document.documentElement.lang;
  return localeCodes.find((code) => locales[code].tag === tag) ?? fallbackLocale;
}

const stores = new Map<string, DraftStore<SavedDraft>>();

/** The store of this tab for drafts of one kind. On the server it is never started, so it holds nothing but the blank draft. */
export function draftStoreOf(kind: DraftKind): DraftStore<SavedDraft> {
  const known = stores.get(kind.storageKey);
  if (known) return known;
  const { format, storageKey } = kind;
  const store = createDraftStore<SavedDraft>({
    key: storageKey,
    create: () => format.create(randomUuid(), kind.initialFields(pageLocale())),
    blank: format.blank,
    parse: (stored) => format.parse(stored),
    saveDelayMs,
    now: () => new Date(),
    writer: typeof window === 'undefined' ? 'server' : randomUuid(),
  });
  stores.set(storageKey, store);
  return store;
}

export function useDraft(kind: DraftKind): DraftState<SavedDraft> {
  const { subscribe, getState, getServerState } = draftStoreOf(kind);
  return useSyncExternalStore(subscribe, getState, getServerState);
}
