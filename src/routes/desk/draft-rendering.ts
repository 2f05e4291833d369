import type { StillPage } from '#features/team/editing/server/previews.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Services } from '#routes/services.ts';

/** Where visitors will see what is drawn. */
export interface ShownPlace {
  /** Without language. */
  path: string;
  /** Id of the element that the preview begins with; the top of the page without one. */
  anchor?: string;
  /** What differs from the services of visitors' pages: the draft is in the place of what is stored. */
  lay(services: Services): Partial<Services>;
}

export interface PlaceView {
  locale: Locale;
  theme: 'light' | 'dark';
}

export type PlacedPage = StillPage & { path: string; anchor?: string };

/** What the desk's previews are made with. */
export interface DraftRendering {
  services: Services;
  /** The page that visitors will get, with the draft laid over the stored content. @throws AppError not-found for a draft without a page */
  renderPlace(place: ShownPlace, view: PlaceView): Promise<PlacedPage>;
}
