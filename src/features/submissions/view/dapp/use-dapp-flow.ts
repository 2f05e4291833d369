import { useFlow, type Flow } from '../flow/flow-context.ts';
import type { DappPageData } from './dapp-page-data.ts';
import type { DappFields } from './dapp-draft-kind.ts';

/** The flow, as the parts of the DApp form see it. */
export function useDappFlow(): Flow<DappFields, DappPageData> {
  return useFlow<DappFields, DappPageData>();
}
