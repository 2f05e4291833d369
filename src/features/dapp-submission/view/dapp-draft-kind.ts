import { dappFields } from '../model/dapp-fields.ts';
import type { ControlsOf } from '#features/submissions/view/draft/draft-fields.ts';
import { createDraftFormat } from '#features/submissions/view/draft/saved-draft.ts';
import { steps } from '#features/submissions/view/draft/step.ts';
import type { DraftKind } from '#features/submissions/view/kind/draft-kind.ts';
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
