import { chooseText } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Category } from '../model/category.ts';
import type { CategoryEntry } from './catalogue-records.ts';

export function presentCategory(
  { hid, m_index, category_type, titles }: CategoryEntry,
  locale: Locale,
): Category {
  return { hid, title: chooseText(titles, locale) ?? '', m_index, category_type };
}
