/** Groups of files with the reason that they share. */
interface LongFunctions {
  reason: string;
  files: Readonly<Record<string, number>>;
}

/**
 * Functions that are longer than the 50 lines that the lint rule allows: file → the most lines that one of its functions may have,
 * empty lines and comments aside. The list only gets shorter; tests/contract/walls.test.ts refuses an entry that is not needed any more.
 */
export const longFunctions: readonly LongFunctions[] = [
  {
    reason: 'Puts parts together, one line each, in the order in which they are needed.',
    files: {
      'src/app/portal-server.ts': 70,
    },
  },
  {
    reason: 'A migration that has run is never edited.',
    files: {
      'src/platform/database/migrations/001-catalogue.ts': 80,
      'src/platform/database/migrations/002-content.ts': 60,
      'src/platform/database/migrations/003-submissions.ts': 100,
      'src/platform/database/migrations/004-accounts.ts': 70,
    },
  },
  {
    reason: 'A list of words or links, one entry per case, without branches besides the cases.',
    files: {
      'src/features/submission/donations/view/payment-words.ts': 100,
      'src/features/site/navigation/model/navigation.ts': 70,
      'src/features/submission/asset-submission/view/use-asset-finding-words.ts': 70,
      'src/features/submission/dapp-submission/view/use-dapp-finding-words.ts': 60,
      'src/features/submission/submission-form/view/issue-sentence.ts': 60,
      'src/features/submission/submissions/view/mail/listing-mail.ts': 60,
      'src/features/submission/submission-form/view/review/look-alike-words.ts': 60,
    },
  },
  {
    reason: 'Routes of one resource; each handler is short, and their descriptions make the length.',
    files: {
      'src/routes/api/submissions/payment-routes.ts': 60,
      'src/routes/api/submissions/reference-routes.ts': 60,
      'src/routes/v1/dapp-routes.ts': 100,
    },
  },
  {
    reason: 'One piece of markup that is read from top to bottom.',
    files: {
      'src/features/store/catalogue/view/risk/risk-dialog.tsx': 60,
      'src/features/store/catalogue/view/search/search-suggestions.tsx': 70,
      'src/features/store/catalogue/view/search/store-search.tsx': 70,
      'src/features/store/catalogue/view/store/store-bar.tsx': 70,
      'src/features/store/catalogue/view/store/store-results.tsx': 60,
      'src/features/submission/developer/view/chain/help/pull-request-steps.tsx': 80,
      'src/features/submission/developer/view/reference/api-reference-page.tsx': 80,
      'src/features/submission/donations/view/donation-box.tsx': 70,
      'src/features/site/downloads/view/verify-invitation.tsx': 60,
      'src/features/site/downloads/view/verify/file-check.tsx': 80,
      'src/features/site/downloads/view/verify/hash-check.tsx': 60,
      'src/features/site/downloads/view/verify/version-check.tsx': 80,
      'src/features/site/navigation/view/header.tsx': 70,
      'src/features/core/news/view/item/news-item-page.tsx': 60,
      'src/features/submission/dapp-submission/view/token-row.tsx': 60,
      'src/features/submission/paying/view/donate/paid-link-form.tsx': 80,
      'src/features/submission/paying/view/steps/paste-step.tsx': 70,
      'src/features/submission/submission-form/view/form/logo-field.tsx': 60,
      'src/ui/button/button.tsx': 60,
      'src/ui/field/multi-select.tsx': 70,
    },
  },
  {
    reason: 'One state with the few functions that change it, or one long statement.',
    files: {
      'src/features/listing/content-host/server/content-copies.ts': 90,
      'src/features/listing/content-host/server/host-news.ts': 90,
      'src/features/submission/developer/view/chain/use-chain-page.ts': 60,
      'src/features/submission/review/server/get-review-submission.ts': 60,
      'src/features/submission/submission-form/view/draft/draft-store.ts': 90,
      'src/features/submission/submission-form/view/flow/use-kind-flow.ts': 95,
      'src/features/submission/uploads/view/use-upload.ts': 100,
    },
  },
];
