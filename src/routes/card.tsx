import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { describeCard } from '#features/site/products/model/describe-device.ts';
import { CardPage } from '#features/site/products/view/card/card-page.tsx';
import { cardQuestions } from '#features/site/products/view/card/card-question-words.ts';
import { describeQuestions } from '#lib/describe-questions.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './card.data.ts';

export const page = {
  head: ({ data, locale, i18n }) => {
    const wallet = brand.name;
    const description = i18n._(
      msg`A payment card for what you hold in ${wallet}. You move an amount to the card, spend it, and keep the rest at your own address.`,
    );
    return {
      title: i18n._(msg`Card`),
      description,
      jsonLd: [
        describeCard({ maker: wallet, card: data.card }, { description, path: `/${locale}/card` }),
        describeQuestions(cardQuestions(data.card), (words) => i18n._(words)),
      ],
    };
  },
  View: CardPage,
} satisfies Page<DataOf<typeof loader>>;
