import type { TokenScope } from '../model/token-scope.ts';

/** What a token with this scope does, where its account may. */
export const scopeWords: Record<TokenScope, string> = {
  read: 'Read lists and records',
  contents: 'Write and publish contents',
  listings: 'Change what is listed, categories and networks',
  releases: 'Propose and withdraw releases',
  review: 'Decide about submissions, reports, findings and appeals',
  mail: 'Word and retry mails, send the newsletter, erase and export subscribers',
};
