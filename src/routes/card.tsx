import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { describeCard } from '#features/products/model/describe-device.ts';
import { describeQuestions } from '#features/products/model/describe-questions.ts';
import { CardPage } from '#features/products/view/card/card-page.tsx';
import { cardQuestions } from '#features/products/view/card/card-question-words.ts';
import type { PageModule } from './page.ts';

export const head: PageModule<null>['head'] = ({ locale, i18n }) => {
  const wallet = brand.name;
  const description = i18n._(
    msg`A payment card for what you hold in ${wallet}: you move an amount to the card, spend it, and keep the rest at your own address.`,
  );
  const questions = cardQuestions.map(({ question, answer }) => ({
    question: i18n._(question),
    answer: i18n._(answer),
  }));
  return {
    title: i18n._(msg`Card`),
    description,
    jsonLd: [describeCard(brand, { description, path: `/${locale}/card` }), describeQuestions(questions)],
  };
};

export default CardPage;
