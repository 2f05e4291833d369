import type { I18n } from '@lingui/core';
import type { FieldChoices } from '#features/submission/submissions/view/kind-choices.ts';
import { requirements } from '../../model/requirement.ts';
import { requirementWords } from '../requirement-words.ts';

/** What the values of the application's choices are called. */
export const ambassadorChoices = (i18n: I18n): FieldChoices => ({
  requirements: Object.fromEntries(requirements.map((each) => [each, i18n._(requirementWords[each].name)])),
});
