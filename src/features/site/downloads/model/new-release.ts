import * as v from 'valibot';
import { localeCodes, locales, type Locale } from '#i18n/locales.ts';
import { parseVersion } from './parse-version.ts';
import { isFromStore, platforms } from './platform.ts';
import { filesOf } from './release.ts';

/** Characters of the notes in one language. */
export const notesMaxCharacters = 2000;
/** Characters of a version: four numbers of six digits. */
export const versionMaxCharacters = 27;
/** Characters of a checksum file: some hundred lines. */
export const checksumsMaxCharacters = 20_000;

const note = v.pipe(v.string(), v.trim(), v.maxLength(notesMaxCharacters));
const languages = Object.fromEntries(localeCodes.map((code) => [code, v.optional(note, '')])) as Record<
  Locale,
  v.OptionalSchema<typeof note, ''>
>;

/** What is new, by language; empty where a language has no text. The others are shown the nearest one. */
export const releaseNotesSchema = v.pipe(
  v.object(languages),
  v.check(({ en }) => en !== '', 'Write the notes in English. Every other language falls back to them.'),
);
export type ReleaseNotes = v.InferOutput<typeof releaseNotesSchema>;

/** The languages of the notes, as the desk offers them. */
export const noteLanguages = localeCodes.map((code) => ({ code, ...locales[code] }));

export const emptyNotes = Object.fromEntries(localeCodes.map((code) => [code, ''])) as ReleaseNotes;

/** A file as the browser of the person at the desk read it. */
const furtherSchema = v.object({
  name: v.pipe(
    v.string(),
    v.maxLength(200),
    v.regex(/^[A-Za-z0-9][A-Za-z0-9._+-]*$/, 'Use letters, digits, dots, hyphens and underscores only.'),
  ),
  sizeBytes: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** The first file, and the build's own checksum file, which names all files of the release. */
const fileSchema = v.object({
  ...furtherSchema.entries,
  checksums: v.pipe(v.string(), v.maxLength(checksumsMaxCharacters)),
});

/** Files of one release. */
export const filesMax = 8;

/** Capitals make no other name: some systems keep one file of the two. */
const areDistinct = (texts: readonly string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

/** `isoDate` only looks at the digits: February 31 passes it. */
const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** A release to be published. */
export const newReleaseSchema = v.pipe(
  v.object({
    platform: v.picklist(platforms),
    version: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => parseVersion(text) === text, 'Numbers separated by dots, such as 3.8.0.'),
    ),
    released: v.pipe(v.string(), v.isoDate(), v.check(isDay, 'This day does not exist.')),
    file: v.nullable(fileSchema),
    /** Absent where there is one file. */
    further: v.optional(
      v.pipe(v.array(furtherSchema), v.maxLength(filesMax - 1, `A release has at most ${filesMax} files.`)),
    ),
    notes: releaseNotesSchema,
  }),
  v.check(
    ({ platform, file }) => isFromStore(platform) === (file === null),
    'The App Store delivers iOS releases. Every other platform needs a file.',
  ),
  v.check(
    ({ file, further = [] }) => file !== null || further.length === 0,
    'A release of a store has no files.',
  ),
  v.check((release) => {
    const files = filesOf(release);
    return areDistinct(files.map(({ name }) => name)) && areDistinct(files.map(({ sha256 }) => sha256));
  }, 'Two files have the same name or the same content. Choose a different file for each.'),
);
export type NewRelease = v.InferOutput<typeof newReleaseSchema>;
