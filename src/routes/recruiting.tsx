import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { questions } from '#features/submission/recruiting/view/question-words.ts';
import { RecruitingPage } from '#features/submission/recruiting/view/recruiting-page.tsx';
import { describeQuestions } from '#lib/describe-questions.ts';
import type { Page } from './page.ts';

export const page = {
  head: ({ i18n }) => {
    const wallet = brand.name;
    return {
      title: i18n._(msg`Ambassador program`),
      description: i18n._(
        msg`Become an ambassador of ${wallet} in five steps. See who can apply, what ambassadors do and what they get.`,
      ),
      jsonLd: describeQuestions(questions, (words) => i18n._(words)),
    };
  },
  View: RecruitingPage,
} satisfies Page;
