import * as v from 'valibot';
import { milestonesSchema, type Milestone } from '#features/site/about/model/milestone.ts';
import { brandSchema, languagesSchema, type Brand } from '#features/core/brand/model/brand-schema.ts';
import { nameBrandFile } from '#features/core/brand/server/brand-folder.ts';
import { brandSentencesSchema, type BrandSentences } from '#features/core/brand/model/brand-sentences.ts';
import { listWeakPairs } from '#lib/palette/list-weak-pairs.ts';
import { SettingsError } from '#platform/env/settings-error.ts';
import { listLegalProblems } from './brand-check/list-legal-problems.ts';
import { listDonationProblems } from './brand-check/list-donation-problems.ts';
import {
  listDemonstrationClaims,
  listDemonstrationColors,
  listDemonstrationLogo,
  listDemonstrationTexts,
} from './brand-check/list-leftovers.ts';

function parseFile<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, file: string): Output {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw new SettingsError(`${file}: ${v.getDotPath(issue) ?? 'it'} is wrong: ${issue.message}.`);
}

/** All together: thirty problems should not take thirty starts to find. */
function refuse(file: string, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new SettingsError(problems.map((problem) => `${file}: ${problem}`).join('\n'));
}

/**
 * Checks the brand configuration at the start.
 * @param production true refuses everything that belongs to the demonstration or could lose people's money
 * @throws SettingsError with a sentence for each field that has to change in brand/brand.ts
 */
export function validateBrand(brand: unknown, production: boolean): Brand {
  const parsed = parseFile(brandSchema, brand, nameBrandFile('brand.json'));
  refuse(nameBrandFile('colors.json'), listWeakPairs(parsed.kit.colors));
  if (production)
    refuse(nameBrandFile('brand.json'), [
      ...listDonationProblems(parsed.donation),
      ...listDemonstrationTexts(parsed),
      ...listDemonstrationClaims(parsed),
      ...listDemonstrationColors(parsed),
    ]);
  return parsed;
}

/**
 * Checks the brand's own sentences at the start.
 * @param production true refuses hosts that are reserved for examples, and names of the demonstration
 * @throws SettingsError with a sentence for each text that has to change in brand/sentences.ts
 */
export function validateSentences(sentences: unknown, production: boolean): BrandSentences {
  const parsed = parseFile(brandSentencesSchema, sentences, nameBrandFile('sentences.ts'));
  if (production) refuse(nameBrandFile('sentences.ts'), listDemonstrationTexts(parsed));
  return parsed;
}

/**
 * Checks the brand's history at the start.
 * @param production true refuses hosts that are reserved for examples, and names of the demonstration
 * @throws SettingsError with a sentence for each text that has to change in brand/milestones.json
 */
export function validateMilestones(milestones: unknown, production: boolean): readonly Milestone[] {
  const parsed = parseFile(milestonesSchema, milestones, nameBrandFile('milestones.json'));
  if (production) refuse(nameBrandFile('milestones.json'), listDemonstrationTexts(parsed));
  return parsed;
}

/**
 * Checks the list of languages at the start.
 * @throws SettingsError with a sentence about what has to change in brand/languages.json
 */
export function validateLanguages(languages: unknown): void {
  parseFile(languagesSchema, languages, nameBrandFile('languages.json'));
}

/**
 * Checks the drawings of the logo at the start.
 * @param production true refuses the demonstration's drawings, in whatever color
 * @throws SettingsError with a sentence for each file that has to change in brand/logo
 */
export function validateLogo(production: boolean): void {
  if (!production) return;
  const files = listDemonstrationLogo();
  refuse(
    nameBrandFile('logo'),
    files.map((file) => `${file} is still the demonstration's; put your own there.`),
  );
}

/**
 * Checks the privacy and terms that the brand brings, at the start.
 * @param production true refuses hosts that are reserved for examples, and names of the demonstration
 * @throws SettingsError with a sentence for each text that has to change in brand/legal
 */
export function validateLegalTexts(brand: Brand, production: boolean): void {
  const problems = listLegalProblems(brand, production);
  if (problems.length > 0)
    throw new SettingsError(problems.map((problem) => nameBrandFile(problem)).join('\n'));
}
