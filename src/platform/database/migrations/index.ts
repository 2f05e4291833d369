import { createCatalogue } from './001-catalogue.ts';
import { createContent } from './002-content.ts';
import { createSubmissions } from './003-submissions.ts';
import { createAccounts } from './004-accounts.ts';
import { createNftCollections } from './005-nft-collections.ts';
import { createMail } from './006-mail.ts';
import { createUploads } from './007-uploads.ts';
import { addPayloadVersion } from './008-payload-version.ts';
import { separateDonationAmounts } from './009-donation-amounts.ts';
import { createSafety } from './010-safety.ts';
import { createDappAddresses } from './011-dapp-addresses.ts';
import { createTip001Fields } from './012-tip001-fields.ts';
import { createDesk } from './013-desk.ts';
import { createAuditLog } from './015-audit.ts';
import { nameRoles } from './016-roles.ts';
import { createInvitations } from './017-invitations.ts';
import { createContentVersions } from './018-content-versions.ts';
import { createReviewQueue } from './020-review-queue.ts';
import { createSecondFactor } from './022-second-factor.ts';
import { createPasskeys } from './023-passkeys.ts';
import { addReleaseWithdrawals } from './024-release-withdrawals.ts';
import { createDelistings } from './025-delistings.ts';
import { createContentFiles } from './026-content-files.ts';
import { createMilestonesAndNotices } from './027-milestones-notices.ts';
import { indexAuditSubjects } from './028-audit-subjects.ts';
import { createDeletedCategories } from './029-deleted-categories.ts';
import { createReviewLeases } from './030-review-leases.ts';
import { createDecisionUndos } from './031-decision-undos.ts';
import { createEarlierForms } from './032-earlier-forms.ts';
import { createReports } from './033-reports.ts';
import { addChangeRequests } from './034-change-requests.ts';
import { createPromisePauses } from './034-promise-pauses.ts';
import { createSubmissionNotes } from './035-submission-notes.ts';
import { createAppeals } from './036-appeals.ts';
import { createWatching } from './038-watching.ts';
import { describeSubscribers } from './039-newsletter-subscribers.ts';
import { createNewsletterIssues } from './040-newsletter-issues.ts';
import { createAccessTokens } from './041-access-tokens.ts';
import { createWebhooks } from './042-webhooks.ts';
import { indexNumbers } from './043-numbers.ts';
import { addAssignments } from './044-assignments.ts';
import { createCannedAnswers } from './044-canned-answers.ts';
import { createQueueFilters } from './044-queue-filters.ts';
import { createChainQuestions } from './045-chain-questions.ts';
import { createSenderTraits } from './045-sender-traits.ts';
import { addInvitationMails } from './046-invitation-mails.ts';
import { addSingleSignOn } from './046-single-sign-on.ts';
import { addNewsKinds } from './047-news-kinds.ts';
import { createListingChanges } from './048-listing-changes.ts';
import { createMailTemplates } from './049-mail-templates.ts';
import { createEmptySearches } from './049-searches-without-result.ts';
import { createRefunds } from './050-refunds.ts';
import { addCorrections } from './051-corrections.ts';
import { createPictureCuts } from './052-picture-cuts.ts';
import { keepNumbers } from './053-numbers-kept.ts';
import { indexQueueOrders } from './053-queue-order.ts';
import { createListingVersions } from './054-listing-versions.ts';
import { createKeptVersions } from './056-kept-versions.ts';
import { addUrgentLooks } from './058-urgent-looks.ts';
import { createQueueViews } from './059-queue-views.ts';
import { keepVersionsAppendOnly } from './060-versions-append-only.ts';
import { createListingDrafts } from './061-listing-drafts.ts';
import { createCompatibleMigrations } from './062-compatible-migrations.ts';
import { addFindingEvidence } from './063-finding-evidence.ts';
import { keepReports } from './064-reports-kept.ts';
import { addRestorations } from './065-restorations.ts';
import { keepDonationTerms } from './066-donation-terms.ts';
import { keepPaymentDoubts } from './067-payment-doubts.ts';
import { fillKnownAmounts } from './068-known-amounts.ts';
import { hashReferences } from './069-hashed-references.ts';
import { indexSendersAndPayers } from './070-senders-and-payers.ts';
import { createProposals } from './071-proposals.ts';
import { addTokenScopes } from './072-token-scopes.ts';
import { nameHistoryAccounts } from './074-history-accounts.ts';
import { extendContentDrafts } from './075-content-drafts.ts';
import { createReceivedTransfers } from './076-received-transfers.ts';
import { createTransferRefunds } from './077-transfer-refunds.ts';
import { createPaymentQuestions } from './078-payment-questions.ts';
import { createMailRequests } from './079-mail-requests.ts';
import { addWithdrawalKeys } from './080-withdrawal-keys.ts';
import { addRefusedSenders } from './081-refused-senders.ts';
import { addHandWithholdings } from './082-hand-withholdings.ts';
import { createBuiltAssets } from './085-built-assets.ts';
import { createJobs } from './086-jobs.ts';
import { addFileObjects } from './089-file-objects.ts';
import { createStatusSamples } from './087-status-samples.ts';
import { createStatusNotices } from './088-status-notices.ts';
import { createAlerts } from './090-alerts.ts';
import { createPreviews } from './091-previews.ts';
import { addSentHashes } from './092-sent-hashes.ts';
import { createCaseAssignments } from './093-case-assignments.ts';
import { nameLookups } from './094-lookups.ts';
import { createStaffNotices } from './097-staff-notices.ts';
import { createAccountRecoveries } from './098-account-recoveries.ts';
import { shareQueueViews } from './099-shared-queue-views.ts';
import { addListingSources } from './101-listing-sources.ts';
import { createPreparedArrangements } from './101-prepared-arrangements.ts';
import { addCovers } from './102-covers.ts';
import { createPictureWidths } from './102-picture-widths.ts';
import { createReleaseDrafts } from './102-release-drafts.ts';
import { createReleaseFiles } from './102-release-files.ts';
import { createBookRates } from './103-book-rates.ts';
import { indexSubmissionLanguages } from './104-submission-languages.ts';
import { createPlainSearches } from './105-plain-searches.ts';
import { createTokenChecks } from './110-token-checks.ts';
import { createClearSigning } from './111-clear-signing.ts';
import { createKeysFiles } from './112-keys-files.ts';
import { addCheckAppeals } from './113-check-appeals.ts';
import { createFoldedSearches } from './083-folded-searches.ts';
import { createLimitCounts } from './084-limit-counts.ts';
import type { Migration } from './migration.ts';

/** Every migration by name, run once each in this order; a landed one is never edited. */
export const migrations: Record<string, Migration> = {
  '001-catalogue': createCatalogue,
  '002-content': createContent,
  '003-submissions': createSubmissions,
  '004-accounts': createAccounts,
  '005-nft-collections': createNftCollections,
  '006-mail': createMail,
  '007-uploads': createUploads,
  '008-payload-version': addPayloadVersion,
  '009-donation-amounts': separateDonationAmounts,
  '010-safety': createSafety,
  '011-dapp-addresses': createDappAddresses,
  '012-tip001-fields': createTip001Fields,
  '013-desk': createDesk,
  '015-audit': createAuditLog,
  '016-roles': nameRoles,
  '017-invitations': createInvitations,
  '018-content-versions': createContentVersions,
  '020-review-queue': createReviewQueue,
  '022-second-factor': createSecondFactor,
  '023-passkeys': createPasskeys,
  '024-release-withdrawals': addReleaseWithdrawals,
  '025-delistings': createDelistings,
  '026-content-files': createContentFiles,
  '027-milestones-notices': createMilestonesAndNotices,
  '028-audit-subjects': indexAuditSubjects,
  '029-deleted-categories': createDeletedCategories,
  '030-review-leases': createReviewLeases,
  '031-decision-undos': createDecisionUndos,
  '032-earlier-forms': createEarlierForms,
  '033-reports': createReports,
  '034-change-requests': addChangeRequests,
  '034-promise-pauses': createPromisePauses,
  '035-submission-notes': createSubmissionNotes,
  '036-appeals': createAppeals,
  '038-watching': createWatching,
  '039-newsletter-subscribers': describeSubscribers,
  '040-newsletter-issues': createNewsletterIssues,
  '041-access-tokens': createAccessTokens,
  '042-webhooks': createWebhooks,
  '043-numbers': indexNumbers,
  '044-assignments': addAssignments,
  '044-canned-answers': createCannedAnswers,
  '044-queue-filters': createQueueFilters,
  '045-chain-questions': createChainQuestions,
  '045-sender-traits': createSenderTraits,
  '046-invitation-mails': addInvitationMails,
  '046-single-sign-on': addSingleSignOn,
  '047-news-kinds': addNewsKinds,
  '048-listing-changes': createListingChanges,
  '049-mail-templates': createMailTemplates,
  '049-searches-without-result': createEmptySearches,
  '050-refunds': createRefunds,
  '051-corrections': addCorrections,
  '052-picture-cuts': createPictureCuts,
  '053-numbers-kept': keepNumbers,
  '053-queue-order': indexQueueOrders,
  '054-listing-versions': createListingVersions,
  '056-kept-versions': createKeptVersions,
  '058-urgent-looks': addUrgentLooks,
  '059-queue-views': createQueueViews,
  '060-versions-append-only': keepVersionsAppendOnly,
  '061-listing-drafts': createListingDrafts,
  '062-compatible-migrations': createCompatibleMigrations,
  '063-finding-evidence': addFindingEvidence,
  '064-reports-kept': keepReports,
  '065-restorations': addRestorations,
  '066-donation-terms': keepDonationTerms,
  '067-payment-doubts': keepPaymentDoubts,
  '068-known-amounts': fillKnownAmounts,
  '069-hashed-references': hashReferences,
  '070-senders-and-payers': indexSendersAndPayers,
  '071-proposals': createProposals,
  '072-token-scopes': addTokenScopes,
  '074-history-accounts': nameHistoryAccounts,
  '075-content-drafts': extendContentDrafts,
  '076-received-transfers': createReceivedTransfers,
  '077-transfer-refunds': createTransferRefunds,
  '078-payment-questions': createPaymentQuestions,
  '079-mail-requests': createMailRequests,
  '080-withdrawal-keys': addWithdrawalKeys,
  '081-refused-senders': addRefusedSenders,
  '082-hand-withholdings': addHandWithholdings,
  '083-folded-searches': createFoldedSearches,
  '084-limit-counts': createLimitCounts,
  '085-built-assets': createBuiltAssets,
  '086-jobs': createJobs,
  '087-status-samples': createStatusSamples,
  '088-status-notices': createStatusNotices,
  '089-file-objects': addFileObjects,
  '090-alerts': createAlerts,
  '091-previews': createPreviews,
  '092-sent-hashes': addSentHashes,
  '093-case-assignments': createCaseAssignments,
  '094-lookups': nameLookups,
  '097-staff-notices': createStaffNotices,
  '098-account-recoveries': createAccountRecoveries,
  '099-shared-queue-views': shareQueueViews,
  '101-listing-sources': addListingSources,
  '101-prepared-arrangements': createPreparedArrangements,
  '102-covers': addCovers,
  '102-picture-widths': createPictureWidths,
  '102-release-drafts': createReleaseDrafts,
  '102-release-files': createReleaseFiles,
  '103-book-rates': createBookRates,
  '104-submission-languages': indexSubmissionLanguages,
  '105-plain-searches': createPlainSearches,
  '110-token-checks': createTokenChecks,
  '111-clear-signing': createClearSigning,
  '112-keys-files': createKeysFiles,
  '113-check-appeals': addCheckAppeals,
};

/**
 * Migrations with which the version before them can go on reading and writing, during an upgrade of several nodes and after a way back: they
 * add a table, an index, a function, or a column that is null or has a default. What renames, removes or requires something is not among them.
 */
export const compatibleMigrations: ReadonlySet<string> = new Set([
  '062-compatible-migrations',
  '063-finding-evidence',
  '064-reports-kept',
  '065-restorations',
  '066-donation-terms',
  '067-payment-doubts',
  '068-known-amounts',
  '070-senders-and-payers',
  '071-proposals',
  '072-token-scopes',
  '074-history-accounts',
  '075-content-drafts',
  '076-received-transfers',
  '077-transfer-refunds',
  '078-payment-questions',
  '079-mail-requests',
  '080-withdrawal-keys',
  '081-refused-senders',
  '082-hand-withholdings',
  '083-folded-searches',
  '084-limit-counts',
  '085-built-assets',
  '086-jobs',
  '087-status-samples',
  '088-status-notices',
  '089-file-objects',
  '090-alerts',
  '091-previews',
  '092-sent-hashes',
  '093-case-assignments',
  '094-lookups',
  '097-staff-notices',
  '098-account-recoveries',
  '099-shared-queue-views',
  '101-listing-sources',
  '101-prepared-arrangements',
  '102-covers',
  '102-picture-widths',
  '102-release-drafts',
  '102-release-files',
  '103-book-rates',
  '104-submission-languages',
  '105-plain-searches',
  '110-token-checks',
  '111-clear-signing',
  '112-keys-files',
  '113-check-appeals',
]);
