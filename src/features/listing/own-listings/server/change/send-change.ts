import type { ListingDraft } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import type { EditCheck, EditFinding } from '#features/listing/catalogue-editing/model/listing-edit.ts';
import { checkEdit } from '#features/listing/catalogue-editing/server/check-edit.ts';
import { cleanEdit } from '#features/listing/catalogue-editing/server/clean-edit.ts';
import { compareLines } from '#features/listing/catalogue-editing/server/compare-drafts.ts';
import { getDraft } from '#features/listing/catalogue-editing/server/get-draft.ts';
import { readNames } from '#features/listing/catalogue-editing/server/read-names.ts';
import { isSha256 } from '#features/submission/form-fields/model/sent-schema.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import * as v from 'valibot';
import type { ChangeResult } from '../../model/change-page.ts';
import type { ChangeProblems } from '../../model/change-problems.ts';
import { applyChange } from './apply-change.ts';
import type { ChangeDependencies } from './change-dependencies.ts';
import { findCase, hasSentEnough, type ChangeCase } from './find-case.ts';
import { isChangeable } from './open-change.ts';
import { readChangeForm, type SentFields } from './read-change-form.ts';
import { storeChange } from './store-change.ts';

export interface ChangeSending {
  reference: string;
  /** The fields of the form, as a browser sends them. */
  sent: SentFields;
  /** A logo that was sent with them. */
  logo: Uint8Array | undefined;
  clientAddress: string | undefined;
}

/** Who may name a logo that was uploaded with the form. */
const uploadKeyOf = ({ row }: ChangeCase) => `listing change of submission ${row.id}`;

/** The item as the page showed it; what cannot be read counts as what is listed now. */
function shownOf({ listings }: ChangeDependencies, { item }: ChangeCase, sent: SentFields) {
  const schema = v.pipe(v.string(), v.parseJson(), listings[item.kind].schema);
  const parsed = v.safeParse(schema, sent['shown']);
  return parsed.success ? parsed.output : undefined;
}

/** @returns the hash of the logo; null for a file that is no logo */
async function storeLogo(
  { files }: ChangeDependencies,
  found: ChangeCase,
  { logo, sent }: ChangeSending,
): Promise<string | null | undefined> {
  if (!logo || logo.length === 0) {
    const earlier = sent['icon'];
    return typeof earlier === 'string' && isSha256(earlier) ? earlier : undefined;
  }
  await files.requireRoom();
  const stored = await files.store(logo, { role: 'icon', key: uploadKeyOf(found) });
  return stored.ok ? stored.file.sha256 : null;
}

/** Everything about the request before it is stored. */
async function prepare(dependencies: ChangeDependencies, found: ChangeCase, sending: ChangeSending) {
  const { database, listings } = dependencies;
  const { kind, hid } = found.item;
  const listing = listings[kind];
  const now = await getDraft(database, listing, hid);
  const shown = shownOf(dependencies, found, sending.sent) ?? now;
  const icon = await storeLogo(dependencies, found, sending);
  const wanted = readChangeForm(shown, sending.sent, icon ?? undefined);
  const merged = applyChange(now, { base: shown, wanted });
  const names = await readNames(database, now, merged);
  const draft = cleanEdit(listing, { sent: merged, before: now }, names);
  const changes = compareLines(listing.describe(now, names), listing.describe(draft, names));
  return { now, draft, names, changes, hasBadLogo: icon === null };
}

/** Findings about the request itself, which is under review already when it is sent again, say nothing. */
const isAboutItself = ({ evidence }: EditFinding, { again }: ChangeCase) =>
  again !== undefined &&
  evidence !== undefined &&
  'submission' in evidence &&
  evidence.submission === again.id;

function problemsOf({ issues, findings }: EditCheck, hasBadLogo: boolean): ChangeProblems {
  const refusals = findings
    .filter(({ needs }) => needs === 'refuses')
    .map(({ code, path }) => ({ code, path }));
  return { issues: hasBadLogo ? [...issues, { path: 'icon', code: 'logo' }] : issues, refusals };
}

/** What the reviewer has to look at. What would block a new submission but is no part of the change asks for an answer. */
function storedFindings(findings: readonly EditFinding[]): Finding[] {
  return findings.flatMap(({ severity, code, params, evidence }) =>
    code === 'duplicate-delisted'
      ? []
      : [
          {
            severity: severity === 'blocking' ? ('desk' as const) : severity,
            ...{ code, params },
            ...(evidence && { evidence }),
          },
        ],
  );
}

/** Keeps what was sent with errors, for the page that shows it again. */
async function keepAttempt(
  { database, now }: ChangeDependencies,
  { row, again }: ChangeCase,
  kept: { shown: ListingDraft; wanted: ListingDraft; problems: ChangeProblems },
): Promise<void> {
  const values = {
    shown: JSON.stringify(kept.shown),
    wanted: JSON.stringify(kept.wanted),
    problems: JSON.stringify(kept.problems),
    create_time: now().toISOString(),
  };
  await database
    .insertInto('listing_change_attempts')
    .values({ submission_id: (again ?? row).id, ...values })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(values))
    .execute();
}

/** Takes the form of a team that asks for a change. Nothing is changed before a reviewer has approved it. @returns `reference` of the request, where it is a new one */
export async function sendChange(
  dependencies: ChangeDependencies,
  sending: ChangeSending,
): Promise<{ result: ChangeResult; reference?: string }> {
  const { database, listings, hashSender, now } = dependencies;
  const found = await findCase(database, sending.reference);
  if (!found || !(await isChangeable(dependencies, found))) return { result: 'closed' };
  const { address_hash } = hashSender(sending.clientAddress);
  if (await hasSentEnough(database, address_hash, now())) return { result: 'few' };
  const prepared = await prepare(dependencies, found, sending);
  const { now: before, draft, names, changes, hasBadLogo } = prepared;
  if (changes.length === 0 && !hasBadLogo) return { result: 'unchanged' };
  const kind = listings[found.item.kind];
  const examined = { ...found.item, before, draft };
  const checked = await checkEdit({ ...dependencies, kind, uploadKey: uploadKeyOf(found) }, examined, names);
  const findings = checked.findings.filter((finding) => !isAboutItself(finding, found));
  const problems = problemsOf({ ...checked, findings }, hasBadLogo);
  if (problems.issues.length + problems.refusals.length > 0) {
    await keepAttempt(dependencies, found, { shown: before, wanted: draft, problems });
    return { result: 'problems' };
  }
  return storeChange(dependencies, found, {
    ...{ before, draft, names, changes, addressHash: address_hash },
    findings: storedFindings(findings),
  });
}
