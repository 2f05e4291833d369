import { localeCodes } from '#i18n/locales.ts';
import { expect, test } from '../support/portal-fixture.ts';

/** Numbers of the demonstration's tutorials, by the page of the tool that each explains. */
const tutorials = {
  '/tools/approvals': 3,
  '/tools/batch-sender': 7,
  '/tools/token-check': 8,
  '/tools/keys': 9,
};

/** The part of a page between the first of these tags and its end: menus and footer link to tools too. */
const partOf = (html: string, tag: string) => html.slice(html.indexOf(`<${tag}`), html.indexOf(`</${tag}>`));

for (const [tool, id] of Object.entries(tutorials))
  test(`${tool} and its tutorial lead to each other in every language`, async ({ request }) => {
    for (const locale of localeCodes) {
      const [toolPage, tutorialPage] = [`/${locale}${tool}`, `/${locale}/dappstore/tutorial?id=${id}`];
      const [ofTool, ofTutorial] = await Promise.all(
        [toolPage, tutorialPage].map(async (address) => (await request.get(address)).text()),
      );
      expect(partOf(ofTool ?? '', 'main'), toolPage).toContain(`href="${tutorialPage}"`);
      expect(partOf(ofTutorial ?? '', 'article'), tutorialPage).toContain(`href="${toolPage}"`);
    }
  });
