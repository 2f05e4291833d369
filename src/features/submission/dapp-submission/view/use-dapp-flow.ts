import { useFlow } from '#features/submission/submission-form/view/flow/flow-context.ts';
import type { DappControls } from './dapp-draft-kind.ts';
import type { DappPageData } from './dapp-page-data.ts';

/** The flow, as the parts of this form see it. */
export const useDappFlow = useFlow<DappControls, DappPageData>;
