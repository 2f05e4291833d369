import { hashUploadKey } from '#platform/files/hash-upload-key.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import { isSha256 } from '#features/submission/form-fields/model/sent-schema.ts';
import { findIconIssues } from '#features/submission/submission-checks/server/find-file-issues.ts';
import { newHid, type ListingDraft } from '../model/listing-draft.ts';
import type { EditCheck, EditFinding } from '../model/listing-edit.ts';
import { isUnchanged } from './compare-drafts.ts';
import type { ListingKey } from './get-draft.ts';
import type { KindDependencies, Examined, ListingKind, PlacedFinding } from './listing-kind.ts';
import type { ListingNames } from './read-names.ts';
import { hadIcon } from './versions.ts';

/** The key of a person's uploads at the desk: nobody else's form can name them. */
export function deskUploadKey({ id }: { id: string | null }): string {
  return `desk ${id ?? ''}`;
}

function needsOf({ severity, path }: PlacedFinding, { hid, before, draft }: Examined<ListingDraft>) {
  if (severity === 'notice') return 'none';
  const isNew = hid === newHid || path === null || !isUnchanged(path, before, draft);
  return severity === 'blocking' && isNew ? 'refuses' : 'confirm';
}

function present(finding: PlacedFinding, examined: Examined<ListingDraft>): EditFinding {
  const { code, params, evidence, path } = finding;
  return {
    ...finding,
    needs: needsOf(finding, examined),
    key: JSON.stringify([code, path, params, evidence ?? null]),
  };
}

/** Errors that this edit makes: an imported item may have some, which need not be repaired to change something else. */
function newIssues(
  kind: ListingKind,
  { hid, before, draft }: Examined<ListingDraft>,
  names: ListingNames,
): SubmissionIssue[] {
  if (hid === newHid) return kind.findIssues(draft, names, before);
  const stored = kind.findIssues(before, names, before);
  return kind
    .findIssues(draft, names, before)
    .filter(
      ({ path, code }) =>
        !stored.some((issue) => issue.path === path && issue.code === code) ||
        !isUnchanged(path, before, draft),
    );
}

/** A logo is the stored one, that of the stored draft, one that the item had in an earlier version, or one that this person has uploaded. */
export async function findLogoIssues(
  { database }: Pick<KindDependencies, 'database'>,
  { kind, hid, before, draft, draftIcon }: Examined<ListingDraft> & ListingKey,
  uploadKey: string,
): Promise<SubmissionIssue[]> {
  if (draftIcon !== undefined && draftIcon !== '' && draft.icon === draftIcon) return [];
  if (hid !== newHid && draft.icon === before.icon) return [];
  if (!isSha256(draft.icon))
    return (await hadIcon(database, { kind, hid }, draft.icon)) ? [] : [{ path: 'icon', code: 'logo' }];
  return findIconIssues(database, draft.icon, {
    submissionId: undefined,
    uploadKeyHashes: [hashUploadKey(uploadKey)],
  });
}

/** Everything that is to be said about an edit before it is saved. Findings need a draft without errors. */
export async function checkEdit(
  { kind, uploadKey, ...dependencies }: KindDependencies & { kind: ListingKind; uploadKey: string },
  examined: Examined<ListingDraft> & ListingKey,
  names: ListingNames,
): Promise<EditCheck> {
  const issues = [
    ...newIssues(kind, examined, names),
    ...(await findLogoIssues(dependencies, examined, uploadKey)),
  ];
  if (issues.length > 0) return { issues, findings: [] };
  const found = (await kind.findFindings(examined, names)).map((finding) => present(finding, examined));
  return { issues, findings: [...new Map(found.map((finding) => [finding.key, finding])).values()] };
}

/** What still keeps the edit from being saved. @param confirmed keys of findings */
export function isRefused({ issues, findings }: EditCheck, confirmed: readonly string[]): boolean {
  return (
    issues.length > 0 ||
    findings.some(
      ({ needs, key }) => needs === 'refuses' || (needs === 'confirm' && !confirmed.includes(key)),
    )
  );
}
