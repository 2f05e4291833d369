import type { AssetPageData } from '../asset/asset-page-data.ts';
import { SubmitPage } from '../submit-page.tsx';
import { tokenFormKind } from './token-form-kind.ts';

/** The way of a token into the wallet's lists. */
export function SubmitToken({ data }: { data: AssetPageData }) {
  return <SubmitPage kind={tokenFormKind} data={data} />;
}
