import { expect, test } from 'vitest';
import { validateMilestones } from '#app/validate-brand.ts';
import configured from '#brand/milestones.json' with { type: 'json' };
import { createAbout } from '#features/about/server/about.ts';
import { localeCodes } from '#i18n/locales.ts';

test('the history has an entry for every year from 2018 to 2026, in every language', () => {
  const milestones = validateMilestones(configured, true);
  const about = createAbout({ milestones });
  const years = Array.from({ length: 9 }, (_, index) => 2018 + index);
  for (const locale of localeCodes) {
    const listed = about.listMilestoneYears(locale);
    expect(listed.map(({ year }) => year)).toEqual(years);
    expect(
      listed.flatMap((year) => year.milestones).filter(({ lang }) => lang !== undefined),
      locale,
    ).toEqual([]);
  }
  expect(new Set(milestones.map(({ month }) => month)).size).toBe(milestones.length);
});
