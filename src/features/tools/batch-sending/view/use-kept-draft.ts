import { useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import { tabStorage } from '#lib/device-storage.ts';
import { parseDraft, writeDraft, type Draft } from '../model/draft.ts';
import type { SendNetwork } from '../model/send-network.ts';

/** Each tab has its own. */
const draftKey = 'batch-sending.draft';

interface KeptDraftTerms {
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
  networks: readonly SendNetwork[];
  /** Whether it is to be kept. The text of a batch file is not: without the file the page would not know whose list it is. */
  isKept: boolean;
}

/** Brings back what was entered before a reload. Where the browser refuses storage, it ends with the page. */
export function useKeptDraft({ draft, setDraft, networks, isKept }: KeptDraftTerms): void {
  const first = useRef(draft);
  const restore = useRef(() => {
    const kept = parseDraft(tabStorage.readJson(draftKey));
    if (kept && networks.some(({ key }) => key === kept.network)) setDraft((now) => ({ ...now, ...kept }));
  });
  useEffect(() => restore.current(), []);
  useEffect(() => {
    // Until something is entered or brought back, there is nothing to keep.
    if (draft === first.current) return;
    if (isKept && draft.text !== '') tabStorage.write(draftKey, writeDraft(draft));
    else tabStorage.remove(draftKey);
  }, [draft, isKept]);
}
