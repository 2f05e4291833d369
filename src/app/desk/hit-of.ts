import { kindWords as listedKindWords } from '#features/store/catalogue/desk/listing-words.ts';
import { platformWords } from '#features/site/downloads/desk/release-words.ts';
import type { Platform } from '#features/site/downloads/model/platform.ts';
import { stateWords as contentStateWords } from '#features/team/editing/desk/content-words.ts';
import { mailKindWords } from '#features/team/mail/desk/mail-words.ts';
import { kindWords, stateWords } from '#features/submission/review-queue/desk/state-words.ts';
import type { FoundItem } from '#routes/desk/found-item.ts';

/** A screen or an item, as the palette shows it. */
export interface Hit {
  key: string;
  name: string;
  about: string;
  path: string;
}

/** `news item`: News item. */
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function describe(item: FoundItem): Pick<Hit, 'about' | 'path'> {
  switch (item.type) {
    case 'submission':
      return {
        about: `Submission · ${kindWords[item.kind]} · ${stateWords[item.state]}`,
        path: `/submissions/${item.id}/show`,
      };
    case 'listing':
      return {
        about: `${item.isListed ? 'Listed' : 'Delisted'} · ${listedKindWords[item.kind]}`,
        path: `/listings/${item.id}`,
      };
    case 'content':
      return {
        about: `${capital(item.singular)} · ${contentStateWords[item.state]}`,
        path: `/content/${item.kind}/${item.id}`,
      };
    case 'release':
      return {
        about: `Release · ${platformWords[item.platform as Platform] ?? item.platform}${item.isWithdrawn ? ' · Withdrawn' : ''}`,
        path: '/releases',
      };
    case 'mail':
      return { about: `Email · ${mailKindWords[item.kind]}`, path: `/outbox/${item.id}/show` };
  }
}

/** An item that the server found, with the screen that shows it. */
export const hitOf = (item: FoundItem): Hit => ({
  key: `${item.type} ${item.id}`,
  name: item.name,
  ...describe(item),
});
