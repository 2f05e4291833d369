import { SubmitPage } from '../submit-page.tsx';
import { dappFormKind } from './dapp-form-kind.ts';
import type { DappPageData } from './dapp-page-data.ts';

/** The way of a DApp into the store. */
export function SubmitDapp({ data }: { data: DappPageData }) {
  return <SubmitPage kind={dappFormKind} data={data} />;
}
