import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { SubmitPageData } from '#features/submissions/view/flow/submit-page-data.ts';
import { SubmitPage } from '#features/submissions/view/submit-page.tsx';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<SubmitPageData>['head'] = ({ i18n }) => {
  const wallet = brand.name;
  return {
    title: i18n._(msg`Submit a DApp`),
    description: i18n._(
      msg`Bring your DApp into the ${wallet} store: fill in the form, donate, and follow the review.`,
    ),
  };
};

export default SubmitPage;
