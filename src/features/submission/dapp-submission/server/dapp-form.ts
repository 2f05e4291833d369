import { urlKey } from '#lib/url-key.ts';
import { checkDappSubmission, cleanDappDraft, type DappSubmission } from '../model/dapp-submission.ts';
import {
  isOwnSubmission,
  type CheckedForm,
  type FormSender,
  type NamedFile,
  type SubmissionForm,
} from '#features/submission/submissions/server/submission-form.ts';
import type { KindDependencies } from '#features/submission/submissions/server/server-kind.ts';
import { findContractFindings } from './find-contract-findings.ts';
import { findDuplicates } from './find-duplicates.ts';
import { findSharedContracts } from './find-shared-contracts.ts';
import { findLookAlikes } from './find-look-alikes.ts';
import { findMixedScript } from '#features/submission/submission-checks/server/find-mixed-script.ts';
import { findSameEmail } from '#features/submission/submission-checks/server/find-same-email.ts';
import { findSameLogo } from '#features/submission/submission-checks/server/find-same-logo.ts';
import { findScamWords } from '#features/submission/submission-checks/server/find-scam-words.ts';
import { findSiteFindings } from '#features/submission/submission-checks/server/find-site-findings.ts';
import { findStoredIssues } from './find-stored-issues.ts';
import { parsePayload } from '#features/submission/submissions/server/parse-payload.ts';
import { dappFormat } from '../model/stored-dapp.ts';
import { createKnownSites } from './known-sites.ts';
import { siteNameOf } from './site-name.ts';

function filesOf(dapp: DappSubmission): NamedFile[] {
  const icon: NamedFile = { role: 'icon', sha256: dapp.icon };
  return dapp.audit_file ? [icon, { role: 'audit', sha256: dapp.audit_file }] : [icon];
}

/** Checks of the DApp form that need the portal's data, the web and the chain. */
export function createDappForm(dependencies: KindDependencies): SubmissionForm {
  const { database, web } = dependencies;
  const listKnownSites = createKnownSites(database);

  async function examine(input: unknown, sender: FormSender): Promise<CheckedForm> {
    const checked = checkDappSubmission(input);
    const draft = checked.ok ? checked.value : cleanDappDraft(input);
    const stored = await findStoredIssues(database, draft, sender);
    if (!checked.ok) return { ok: false, issues: [...checked.issues, ...stored] };
    if (stored.length > 0) return { ok: false, issues: stored };
    const dapp = checked.value;
    const subjectKey = urlKey(dapp.url);
    const isOwn = isOwnSubmission(sender);
    const knownSites = (await listKnownSites()).filter((known) => !isOwn(known));
    const findings = await Promise.all([
      findDuplicates(database, dapp, sender.submissionId),
      findLookAlikes(knownSites, dapp),
      findSharedContracts(database, knownSites, dapp),
      findSameEmail(database, { kind: 'dapp', email: dapp.email, subjectKey, isOwn }),
      findSameLogo(database, {
        kind: 'dapp',
        icon: dapp.icon,
        subjectKey,
        isOwn,
        ownKey: subjectKey,
      }),
      findSiteFindings(web, dapp.url),
      findContractFindings(dependencies, dapp),
    ]);
    return {
      ok: true,
      payload: dapp,
      title: dapp.title,
      email: dapp.email,
      subjectKey,
      language: dapp.language,
      files: filesOf(dapp),
      findings: [
        ...findMixedScript({ title: dapp.title, url: siteNameOf(dapp.url).domain }),
        ...findScamWords({ title: dapp.title, desc: dapp.desc }),
        ...findings.flat(),
      ],
    };
  }

  return {
    examine,
    findDuplicates: (stored) => findDuplicates(database, parsePayload(dappFormat, stored), stored.id),
  };
}
