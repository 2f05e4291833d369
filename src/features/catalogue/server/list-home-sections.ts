import type { Locale } from '#i18n/locales.ts';
import { hotCategoryId } from '../model/hot-category.ts';
import { homeSectionCount, type HomeSection } from '../model/home-section.ts';
import { listDapps } from './list-dapps.ts';
import { presentCategory } from './present-category.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * One section per category that pages show and that has DApps; hot DApps are where the editors put their
 * category.
 */
export function listHomeSections(snapshot: Snapshot, locale: Locale): HomeSection[] {
  return snapshot.categories
    .filter((category) => category.category_type === 0)
    .map((category) => ({
      id: category.hid,
      title: presentCategory(category, locale).title,
      type: category.hid === hotCategoryId ? ('hot' as const) : ('category' as const),
      dapps: listDapps(snapshot, { category_id: category.hid, start: 0, count: homeSectionCount, locale })
        .dapps,
    }))
    .filter((section) => section.dapps.length > 0);
}
