import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { describeSoftware } from '#features/site/downloads/model/describe-software.ts';
import { isOffered } from '#features/site/products/model/offered-products.ts';
import { ExtensionPage } from '#features/site/products/view/extension/extension-page.tsx';
import { extensionQuestions } from '#features/site/products/view/extension/extension-question-words.ts';
import { OwnRequest } from '#features/tools/request-reading/view/own-request.tsx';
import { describeQuestions } from '#lib/describe-questions.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './extension.data.ts';

export const page = {
  head: ({ data, locale, i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg`Extension wallet`),
      description: i18n._(
        isOffered(brand, 'hardware')
          ? msg`${wallet} in the browser explains every request of a site in plain words. Your keys stay encrypted on your computer, and the hardware wallet signs by QR code.`
          : msg`${wallet} in the browser explains every request of a site in plain words, and your keys stay encrypted on your computer.`,
      ),
      jsonLd: [
        describeSoftware(brand, `/${locale}/extension`, [data.download]),
        describeQuestions(extensionQuestions, (words) => i18n._(words)),
      ],
    };
  },
  View: ({ data }) => <ExtensionPage data={data} requestTool={<OwnRequest />} />,
} satisfies Page<DataOf<typeof loader>>;
