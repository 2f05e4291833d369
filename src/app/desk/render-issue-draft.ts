import type { Issues } from '#features/newsletter-issues/server/issues.ts';
import type { StillPage } from '../rendering/make-page.ts';
import { mailPolicy } from './send-mail-page.ts';

/** The mail that a draft of a newsletter issue would be. `path` says in which language and under which subject. */
export async function renderIssueDraft(
  draft: Parameters<Issues['preview']>[0],
  issues: Pick<Issues, 'preview'>,
): Promise<StillPage & { path: string; anchor?: string }> {
  const { html, subject, locale } = await issues.preview(draft);
  const path = locale === draft.locale ? subject : `Missing, so in English: ${subject}`;
  return { document: html, policy: mailPolicy, path };
}
