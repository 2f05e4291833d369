import * as v from 'valibot';
import { seenSchema } from '#features/team/versions/model/kept-version.ts';
import { tidyText } from '#features/store/catalogue/model/tidy-text.ts';
import type { ChainIssue } from '#features/submission/developer/model/chain-file/chain-issue.ts';
import { parseSiteUrl } from '#features/submission/form-fields/model/site-url.ts';

/** Characters of a network's names, as in imports of chains. */
export const chainTitleMax = 60;
export const chainShortMax = 14;
const linkMax = 500;

const name = (label: string, max: number) =>
  v.pipe(
    v.string(),
    v.transform(tidyText),
    v.nonEmpty(`${label} is missing.`),
    v.maxCodePoints(max, `${label} has at most ${max} characters.`),
  );

const linkWith = (label: string, placeholder: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(linkMax),
    v.check(
      (text) => text.includes(placeholder) && parseSiteUrl(text.replaceAll(placeholder, '0')) !== undefined,
      `${label} must be a web address that contains ${placeholder}.`,
    ),
  );

const explorer = v.object({
  url: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(linkMax),
    v.check(
      (text) => parseSiteUrl(text) !== undefined,
      'The explorer is not a web address. Start it with https://.',
    ),
  ),
  tx: linkWith('The transaction URL', '{hash}'),
  address: linkWith('The account URL', '{address}'),
});

/** What the desk changes of a network. */
export const chainEditSchema = v.object({
  /** Names the values that the edit is based on. */
  seen: seenSchema,
  title: name('The name', chainTitleMax),
  short: name('The short name', chainShortMax),
  /** The address of the stored icon, or the hash of one that was uploaded instead. */
  icon: v.pipe(v.string(), v.maxLength(linkMax)),
  explorer: v.nullable(explorer),
  /** Forms and filters offer it. */
  isListed: v.boolean(),
});
export type ChainEdit = v.InferOutput<typeof chainEditSchema>;

/** A network at the desk. */
export interface DeskChain extends Omit<ChainEdit, 'seen'> {
  /** Its `hid`. */
  id: number;
  /** Namespace and id of the content API. */
  ns: string;
  chain_id: string | null;
  /** Key by which the forms know it; null for one that they do not offer. */
  network: string | null;
  /** Who added it at the desk, empty where no version says that; null for one that came otherwise. */
  added: { by: string; at: string | null } | null;
  seen: string;
}

/** What keeps a pasted file from being added. */
export type ChainFileIssue = Pick<ChainIssue, 'code' | 'path' | 'line' | 'found' | 'expected'>;
