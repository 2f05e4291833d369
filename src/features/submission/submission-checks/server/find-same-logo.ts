import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { countDifferentBits, getPictureHash } from '#platform/files/picture-hash.ts';
import type { Finding, FindingEvidence } from '#features/submission/submissions/model/finding.ts';
import { listingKinds, underReview, type ListingKind } from '#features/submission/submissions/model/state.ts';
import { listedTables } from '#features/store/catalogue/server/listed-tables.ts';
import { firstFew } from './first-few.ts';

interface Sender {
  kind: ListingKind;
  /** SHA-256 of the logo. */
  icon: string;
  subjectKey: string;
  /** `isOwnSubmission` of who sends; an edit at the desk has no submission. */
  isOwn?(entry: { evidence: FindingEvidence }): boolean;
  /** `key` of the listed entries that are this very thing: a further language, the same token on another network, or what it is merged into. */
  ownKey: string;
}

interface KnownLogo {
  kind: string;
  sha256: string;
  hash: string | null;
  evidence: FindingEvidence;
}

/** Of 64; more is another picture. Recompressed and resized copies differ in two or three. */
const nearBits = 6;

async function listListed(database: Database, kind: ListingKind): Promise<(KnownLogo & { key: string })[]> {
  const { table, name, key } = listedTables[kind];
  const rows = await database
    .selectFrom(table)
    // `/files/<sha256>.<ending>`
    .innerJoin('files', (join) =>
      join.on(sql<boolean>`files.sha256 = substr(${sql.ref(`${table}.icon_url`)}, 8, 64)`),
    )
    .select([
      `${table}.hid as hid`,
      'files.sha256 as sha256',
      'files.picture_hash as hash',
      sql<string>`${sql.ref(`${table}.${name}`)}`.as('title'),
      sql<string>`${sql.ref(`${table}.${key}`)}`.as('key'),
    ])
    .where(sql.ref(`${table}.listed`), '=', 1)
    .execute();
  return rows.map(({ hid, title, ...logo }) => ({ ...logo, kind, evidence: { listed: kind, hid, title } }));
}

async function listUnderReview(database: Database, subjectKey: string): Promise<KnownLogo[]> {
  const rows = await database
    .selectFrom('submissions')
    .innerJoin('submission_files', 'submission_files.submission_id', 'submissions.id')
    .innerJoin('files', 'files.sha256', 'submission_files.sha256')
    .select(['submissions.id', 'kind', 'title', 'files.sha256', 'picture_hash as hash'])
    .where('role', '=', 'icon')
    .where('state', 'in', underReview)
    .where('subject_key', '!=', subjectKey)
    .execute();
  return rows.map(({ id, title, ...logo }) => ({ ...logo, evidence: { submission: id, title } }));
}

/**
 * Other projects, listed or under review, that have this logo or nearly this one. A project and its token share one, so that is for
 * information only. For the desk only: see `publicFindings`.
 */
export async function findSameLogo(
  database: Database,
  { kind, icon, subjectKey, isOwn, ownKey }: Sender,
): Promise<Finding[]> {
  const own = await getPictureHash(database, icon);
  const listed = (await Promise.all(listingKinds.map((each) => listListed(database, each)))).flat();
  const known = [
    ...listed.filter((logo) => logo.kind !== kind || logo.key !== ownKey),
    ...(await listUnderReview(database, subjectKey)),
  ];
  return firstFew(
    known.map((logo): Finding | undefined => {
      if (isOwn?.(logo)) return undefined;
      const isSameFile = logo.sha256 === icon;
      if (!isSameFile && (!own || !logo.hash)) return undefined;
      const bits = isSameFile ? 0 : countDifferentBits(own, logo.hash ?? '');
      if (bits > nearBits) return undefined;
      const severity = logo.kind === kind ? 'warning' : 'notice';
      return { severity, code: 'same-logo', params: { bits }, evidence: logo.evidence };
    }),
  );
}
