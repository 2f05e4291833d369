import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { ambassadorFormKind } from '#features/submissions/view/ambassador/ambassador-form-kind.ts';
import { SubmitPage } from '#features/submissions/view/submit-page.tsx';
import type { AmbassadorPageData } from '#features/submissions/view/ambassador/ambassador-page-data.ts';
import type { PageLayout, PageModule } from './page.ts';

export const layout: PageLayout = { solidHeader: true };

export const head: PageModule<AmbassadorPageData>['head'] = ({ i18n }) => {
  const wallet = brand.name;
  return {
    title: i18n._(msg`Apply as an ambassador`),
    description: i18n._(
      msg`Apply as an ambassador of ${wallet}: fill in the form, add your CV, and follow the five steps on a page of your own.`,
    ),
  };
};

export default function ApplyAsAmbassador({ data }: { data: AmbassadorPageData }) {
  return <SubmitPage kind={ambassadorFormKind} data={data} />;
}
