import { SubmitPage } from '../submit-page.tsx';
import { ambassadorFormKind } from './ambassador-form-kind.ts';
import type { AmbassadorPageData } from './ambassador-page-data.ts';

/** The way of a candidate into the programme. */
export function ApplyAsAmbassador({ data }: { data: AmbassadorPageData }) {
  return <SubmitPage kind={ambassadorFormKind} data={data} />;
}
