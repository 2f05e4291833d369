import { dappFields } from '../../model/dapp/dapp-fields.ts';
import type { ControlsOf } from '../draft/draft-fields.ts';
import { createDraftFormat } from '../draft/saved-draft.ts';
import { steps } from '../draft/step.ts';
import type { DraftKind } from '../kind/draft-kind.ts';
import { languageOfLocale } from './language-of-locale.ts';

export type DappControls = ControlsOf<typeof dappFields>;

export const dappDraftKind: DraftKind<DappControls> = {
  kind: 'dapp',
  fields: dappFields,
  path: '/submit/dapp',
  storageKey: 'draft.dapp',
  steps,
  format: createDraftFormat<DappControls>(dappFields),
  initialFields: (locale) => ({ language: languageOfLocale(locale) }),
};
