import type { Named } from '#i18n/list-names.ts';
import type { FormPageData } from '#features/submission/submission-form/view/flow/submit-page-data.ts';

/** What the page of the application needs from the server. */
export interface AmbassadorPageData extends FormPageData {
  /** With their names in the page's language, in its order. */
  countries: Named[];
  languages: Named[];
  /** Pairs of Chinese characters that are one when languages are searched; empty but in Chinese. */
  hanPairs: string;
}
