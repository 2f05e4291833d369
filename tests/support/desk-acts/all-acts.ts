import { administrationActs, ownActs, ownNoticeActs, recordActs } from './account-acts.ts';
import { addingActs, draftActs, viewActs } from './adding-acts.ts';
import { bookActs } from './book-acts.ts';
import { contentActs, listingActs } from './content-acts.ts';
import { clearSigningActs } from './clear-signing-acts.ts';
import { caseActs, decisionActs, queueActs } from './review-acts.ts';
import { noticeActs } from './notice-acts.ts';
import { versionActs } from './version-acts.ts';
import type { Acts } from './act-world.ts';
import { proposalActs } from './proposal-acts.ts';

/** Every route that can change something, and what it leaves in the audit log. A route without a row fails: it has to say what it leaves. */
export const allActs: Acts = {
  ...decisionActs,
  ...queueActs,
  ...caseActs,
  ...contentActs,
  ...noticeActs,
  ...listingActs,
  ...draftActs,
  ...addingActs,
  ...viewActs,
  ...versionActs,
  ...clearSigningActs,
  ...proposalActs,
  ...ownActs,
  ...ownNoticeActs,
  ...administrationActs,
  ...recordActs,
  ...bookActs,
};
