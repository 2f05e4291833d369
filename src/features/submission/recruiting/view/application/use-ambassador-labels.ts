import { useLingui } from '@lingui/react';
import { ambassadorLabels } from './ambassador-labels.ts';

/** Names of the fields of the application. */
export const useAmbassadorLabels = () => ambassadorLabels(useLingui().i18n);
