import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { describeSoftware } from '#features/site/downloads/model/describe-software.ts';
import { DesktopPage } from '#features/site/products/view/desktop/desktop-page.tsx';
import { desktopQuestions } from '#features/site/products/view/desktop/desktop-question-words.ts';
import { describeQuestions } from '#lib/describe-questions.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './desktop.data.ts';

export const page = {
  head: ({ data, locale, i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg`Desktop app`),
      description: i18n._(
        msg`${wallet} for Windows, macOS and Linux has room for teams, treasuries and long lists, while your keys stay on the phone.`,
      ),
      jsonLd: [
        describeSoftware(brand, `/${locale}/desktop`, data.downloads),
        describeQuestions(desktopQuestions, (words) => i18n._(words)),
      ],
    };
  },
  View: DesktopPage,
} satisfies Page<DataOf<typeof loader>>;
