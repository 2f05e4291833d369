import type { Database } from '#platform/database/database.ts';
import { assetKey, contractKey } from '../model/asset-key.ts';
import { findIconIssues } from '#features/submission/submission-checks/server/find-file-issues.ts';
import { findMixedScript } from '#features/submission/submission-checks/server/find-mixed-script.ts';
import { findSameEmail } from '#features/submission/submission-checks/server/find-same-email.ts';
import { findSameLogo } from '#features/submission/submission-checks/server/find-same-logo.ts';
import { findScamWords } from '#features/submission/submission-checks/server/find-scam-words.ts';
import { findSiteFindings } from '#features/submission/submission-checks/server/find-site-findings.ts';
import { parsePayload } from '#features/submission/submissions/server/parse-payload.ts';
import {
  isOwnSubmission,
  type CheckedForm,
  type FormSender,
  type SubmissionForm,
} from '#features/submission/submissions/server/submission-form.ts';
import type { KindDependencies } from '#features/submission/submissions/server/server-kind.ts';
import type { StandardsByNetwork } from '../model/asset-rules.ts';
import type { Asset, AssetKind } from './asset-kind.ts';
import { findAssetDuplicates } from './find-asset-duplicates.ts';
import { findAssetLookAlikes } from './find-asset-look-alikes.ts';
import { findFactsFindings } from './find-facts-findings.ts';
import { createKnownAssets } from './known-assets.ts';

/** The standards of each network that the forms offer. */
async function readStandards(
  database: Database,
  { standards }: Pick<AssetKind, 'standards'>,
): Promise<StandardsByNetwork> {
  const rows = await database
    .selectFrom('chains')
    .select(['network', standards])
    .where('network', 'is not', null)
    .where('deprecated', '=', 0)
    .execute();
  return Object.fromEntries(
    rows.map((row) => [row.network ?? '', JSON.parse(row[standards] ?? '[]') as string[]]),
  );
}

/** What the texts of an asset say by themselves. */
const findInTexts = ({ name, symbol, description }: Asset) => [
  ...findMixedScript({ name, symbol }),
  ...findScamWords({ name, description }),
];

/** Checks of the forms of tokens and of NFT collections that need the portal's data, the web and the chain. */
export function createAssetForm(dependencies: KindDependencies, kind: AssetKind): SubmissionForm {
  const { database, web } = dependencies;
  const knownAssets = createKnownAssets(database, kind);

  const findDuplicates = async (asset: Asset, exceptId: number | undefined) =>
    findAssetDuplicates(database, await knownAssets.listed(), { kind: kind.kind, asset, exceptId });

  async function examine(input: unknown, sender: FormSender): Promise<CheckedForm> {
    const checked = kind.check(input, await readStandards(database, kind));
    const { icon } = checked.ok ? checked.value : kind.clean(input);
    const stored = await findIconIssues(database, icon, sender);
    if (!checked.ok) return { ok: false, issues: [...checked.issues, ...stored] };
    if (stored.length > 0) return { ok: false, issues: stored };
    const asset = checked.value;
    const subjectKey = assetKey(asset);
    const isOwn = isOwnSubmission(sender);
    const findings = await Promise.all([
      findDuplicates(asset, sender.submissionId),
      knownAssets.all().then((known) =>
        findAssetLookAlikes(
          known.filter((each) => !isOwn(each)),
          asset,
        ),
      ),
      findSiteFindings(web, asset.website),
      findSameLogo(database, {
        kind: kind.kind,
        icon: asset.icon,
        subjectKey,
        isOwn,
        // One token has the same logo, and often the same address, on many networks.
        ownKey: contractKey(asset).toLowerCase(),
      }),
      findSameEmail(database, { kind: kind.kind, email: asset.email, subjectKey, isOwn }),
      findFactsFindings(dependencies, kind.kind, asset),
    ]);
    return {
      ok: true,
      payload: asset,
      title: asset.name,
      email: asset.email,
      subjectKey,
      language: null,
      files: [{ role: 'icon', sha256: asset.icon }],
      findings: [...findInTexts(asset), ...findings.flat()],
    };
  }

  return {
    examine,
    findDuplicates: (stored) => findDuplicates(parsePayload(kind.format, stored), stored.id),
  };
}
