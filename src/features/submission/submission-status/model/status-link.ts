import * as v from 'valibot';
import { localeCodes } from '#i18n/locales.ts';
import type { StatusLinkResult } from './status-link-path.ts';

/** Characters of a name that is looked up; longer than any form allows. */
export const linkNameMaxCharacters = 200;

/** The form "Get your status link again", as a browser sends it. */
export const statusLinkFormSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email()),
  /** Of the project, or of the person who applied. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(linkNameMaxCharacters)),
  lang: v.picklist(localeCodes),
});

export interface StatusLinkPageData {
  result: StatusLinkResult | null;
  /** False where no mail server is configured. */
  mails: boolean;
}
