import { useSyncExternalStore } from 'react';
import { fallbackLocale, localeCodes, locales } from '#i18n/locales.ts';
import { createDraftKey } from './draft-key.ts';
import { createDraftStore, type DraftState, type DraftStore } from './draft-store.ts';
import { languageOfLocale } from './language-of-locale.ts';
import { blankDraft, newDraft, parseSavedDraft, type SavedDraft } from './saved-draft.ts';

/** One draft for all languages of the site. */
const storageKey = 'draft.dapp';
/** Specification §9. */
const saveDelayMs = 300;

function pageLocale() {
  const tag = document.documentElement.lang;
  return localeCodes.find((code) => locales[code].tag === tag) ?? fallbackLocale;
}

let store: DraftStore<SavedDraft> | undefined;

/** The store of this tab. On the server it is never started, so it holds nothing but the blank draft. */
export function dappDraftStore(): DraftStore<SavedDraft> {
  store ??= createDraftStore({
    key: storageKey,
    create: () => newDraft(createDraftKey(), { language: languageOfLocale(pageLocale()) }),
    blank: blankDraft,
    parse: parseSavedDraft,
    saveDelayMs,
    now: () => new Date(),
    writer: typeof window === 'undefined' ? 'server' : createDraftKey(),
  });
  return store;
}

export function useDraft(): DraftState<SavedDraft> {
  const { subscribe, getState, getServerState } = dappDraftStore();
  return useSyncExternalStore(subscribe, getState, getServerState);
}
