import { describe, expect, it } from 'vitest';
import { groupMilestones } from './group-milestones.ts';

const milestone = (month: string) => ({
  month,
  title: { en: `en ${month}`, zh: `zh ${month}` },
  text: { en: 'text', zh: '正文' },
});
const milestones = [milestone('2020-02'), milestone('2018-11'), milestone('2018-03')];

describe('groupMilestones', () => {
  it('groups them by year, oldest first', () => {
    expect(
      groupMilestones(milestones, 'en').map(({ year, milestones: list }) => [
        year,
        ...list.map(({ month }) => month),
      ]),
    ).toEqual([
      [2018, '2018-03', '2018-11'],
      [2020, '2020-02'],
    ]);
  });

  it.each([
    ['zh', 'zh', undefined],
    ['zh-tw', 'zh', 'zh-Hans'],
    ['en', 'en', undefined],
    ['ru', 'en', 'en'],
  ] as const)('a reader of %s gets %s', (locale, language, lang) => {
    const [first] = groupMilestones(milestones, locale)[0]?.milestones ?? [];
    expect(first).toEqual({
      month: '2018-03',
      title: `${language} 2018-03`,
      text: language === 'zh' ? '正文' : 'text',
      ...(lang === undefined ? {} : { lang }),
    });
  });
});
