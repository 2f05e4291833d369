import { brand as configuredBrand } from '#brand/brand.ts';
import configuredLanguages from '#brand/languages.json' with { type: 'json' };
import configuredMilestones from '#brand/milestones.json' with { type: 'json' };
import { sentences as configuredSentences } from '#brand/sentences.ts';
import {
  validateBrand,
  validateLanguages,
  validateLegalTexts,
  validateLogo,
  validateMilestones,
  validateSentences,
} from './validate-brand.ts';

/** What the team has set in brand/. @throws SettingsError naming the field that is wrong */
export function readBrand(isProduction: boolean) {
  validateLanguages(configuredLanguages);
  validateLogo(isProduction);
  const brand = validateBrand(configuredBrand, isProduction);
  validateLegalTexts(brand, isProduction);
  return {
    brand,
    sentences: validateSentences(configuredSentences, isProduction),
    milestones: validateMilestones(configuredMilestones, isProduction),
  };
}
