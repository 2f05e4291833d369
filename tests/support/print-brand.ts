import { renderSitemap } from '#app/standards/render-sitemap.ts';
import {
  validateBrand,
  validateLanguages,
  validateLegalTexts,
  validateLogo,
  validateMilestones,
  validateSentences,
} from '#app/validate-brand.ts';
import { brand } from '#brand/brand.ts';
import languages from '#brand/languages.json' with { type: 'json' };
import milestones from '#brand/milestones.json' with { type: 'json' };
import { sentences } from '#brand/sentences.ts';
import { editorLanguages } from '#features/team/editing/model/languages.ts';
import { day, night } from '#features/team/mail/view/mail-colors.ts';
import { apiLanguages } from '#i18n/api-language.ts';
import { localeCodes } from '#i18n/locales.ts';
import { negotiateLocale } from '#i18n/negotiate-locale.ts';
import { dayColorsOf } from '#lib/chart/day-colors.ts';

/* What the portal makes of the brand of BRAND_DIR, as JSON; ends with the sentences of the start where it would refuse it. */

try {
  validateLegalTexts(validateBrand(brand, true), true);
  validateSentences(sentences, true);
  validateMilestones(milestones, true);
  validateLanguages(languages);
  validateLogo(true);
  console.log(
    JSON.stringify({
      name: brand.name,
      localeCodes,
      apiLanguages,
      editorLanguages: editorLanguages.map(({ locale }) => locale),
      negotiated: [
        negotiateLocale('ru', undefined),
        negotiateLocale(undefined, 'hi'),
        negotiateLocale('ko', ''),
      ],
      mails: [day, night],
      charts: dayColorsOf(brand.kit.colors),
      sitemap: renderSitemap([{ path: '/news' }], 'https://wallet.internal'),
    }),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
