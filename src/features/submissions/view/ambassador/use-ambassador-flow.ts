import { useFlow, type Flow } from '../flow/flow-context.ts';
import type { AmbassadorFields } from './ambassador-draft-kind.ts';
import type { AmbassadorPageData } from './ambassador-page-data.ts';

/** The flow, as the parts of the application see it. */
export function useAmbassadorFlow(): Flow<AmbassadorFields, AmbassadorPageData> {
  return useFlow<AmbassadorFields, AmbassadorPageData>();
}
