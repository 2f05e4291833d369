import { chooseText, otherLanguageOf } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MilestoneTexts, MilestoneYear, PresentedMilestone } from './milestone.ts';

function present({ month, title, text }: MilestoneTexts, locale: Locale): PresentedMilestone {
  const lang = otherLanguageOf(text, locale);
  return {
    month,
    title: chooseText(title, locale) ?? '',
    text: chooseText(text, locale) ?? '',
    ...(lang === undefined ? {} : { lang }),
  };
}

/** Milestones in chronological order, by year, in the language nearest to the visitor's. */
export function groupMilestones(milestones: readonly MilestoneTexts[], locale: Locale): MilestoneYear[] {
  const sorted = milestones.toSorted((a, b) => a.month.localeCompare(b.month));
  const byYear = Map.groupBy(sorted, ({ month }) => Number(month.slice(0, 4)));
  return [...byYear].map(([year, group]) => ({
    year,
    milestones: group.map((milestone) => present(milestone, locale)),
  }));
}
