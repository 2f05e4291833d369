import { startTransition, useEffect, useState, type RefObject } from 'react';
import { apiLanguageOf } from '#i18n/api-language.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { createEntryMemory } from '#lib/entry-memory.ts';
import type { CardDapp } from '../../model/dapp.ts';
import { pageStep, type StorePageData } from '../../model/store-page.ts';
import { fetchDapps } from '../content/fetch-dapps.ts';

/** What a list showed when it was left. */
interface Revealed {
  fetched: CardDapp[];
  shown: number;
}

const memory = createEntryMemory<Revealed>();

/** Joins the page's entries with the fetched ones; a list that changed in between may overlap. */
function joinDapps(first: readonly CardDapp[], more: readonly CardDapp[]): CardDapp[] {
  const seen = new Set(first.map(({ hid }) => hid));
  return [...first, ...more.filter(({ hid }) => !seen.has(hid))];
}

interface RevealOptions {
  /** The link of the card at `marked`: it gets the focus when it is new. */
  firstNew: RefObject<HTMLAnchorElement | null>;
  /** Called when more cannot be fetched here. */
  onFailure: () => void;
}

/**
 * The visible part of the list, and how to reveal its next step. One request fetches as many entries as the
 * content API allows, and the next follows only when they are used up.
 */
export function useRevealedDapps(data: StorePageData, { firstNew, onFailure }: RevealOptions) {
  const language = apiLanguageOf(useLocale());
  const list = `${language} ${JSON.stringify(data.filter)}`;
  const [revealed, setRevealed] = useState(
    () => memory.recall(list) ?? { fetched: [], shown: data.dapps.length },
  );
  const { fetched, shown } = revealed;
  const [isBusy, setIsBusy] = useState(false);
  /** Position of the first card of the latest step; focus moves there once it is in the document. */
  const [marked, setMarked] = useState<number>();

  const known = joinDapps(data.dapps, fetched);
  useEffect(() => {
    if (marked !== undefined) firstNew.current?.focus();
  }, [marked, firstNew]);

  const reveal = async () => {
    if (isBusy) return;
    setIsBusy(true);
    let all = known;
    if (all.length < Math.min(shown + pageStep, data.total)) {
      try {
        const more = await fetchDapps({ data, start: all.length, language });
        all = joinDapps(all, more);
        if (all.length <= shown) throw new Error('There are no more entries.');
      } catch {
        setIsBusy(false);
        onFailure();
        return;
      }
    }
    const next = { fetched: all.slice(data.dapps.length), shown: Math.min(shown + pageStep, all.length) };
    memory.remember(list, next);
    // The cards are made in parts, between which other inputs are answered.
    startTransition(() => {
      setIsBusy(false);
      setMarked(shown);
      setRevealed(next);
    });
  };
  return { dapps: known.slice(0, shown), isBusy, marked, reveal };
}
