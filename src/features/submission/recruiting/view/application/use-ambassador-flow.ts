import { useFlow } from '#features/submission/submission-form/view/flow/flow-context.ts';
import type { AmbassadorControls } from './ambassador-draft-kind.ts';
import type { AmbassadorPageData } from './ambassador-page-data.ts';

/** The flow, as the parts of this form see it. */
export const useAmbassadorFlow = useFlow<AmbassadorControls, AmbassadorPageData>;
