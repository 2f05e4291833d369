import { expect, test } from 'vitest';
import { milestones } from '#content/milestones.ts';
import { createAbout } from '#features/about/server/about.ts';

test('the history has an entry for every year from 2018 to 2026, in both languages', () => {
  const about = createAbout({ milestones });
  const years = Array.from({ length: 9 }, (_, index) => 2018 + index);
  for (const locale of ['en', 'zh'] as const) {
    const listed = about.listMilestoneYears(locale);
    expect(listed.map(({ year }) => year)).toEqual(years);
    expect(listed.flatMap((year) => year.milestones).every(({ language }) => language === locale)).toBe(true);
  }
  expect(new Set(milestones.map(({ month }) => month)).size).toBe(milestones.length);
});
