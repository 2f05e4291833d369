import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { listDemonstrationTexts } from '#app/brand-check/list-leftovers.ts';
import { brandSchema, languagesSchema } from '#features/core/brand/model/brand-schema.ts';
import { drawFirstLogo } from './draw-first-logo.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a team says of its brand: any part of brand.json, and what the files beside it hold. */
export type BrandAnswers = Json & {
  name: string;
  languages?: readonly string[];
  colors?: Json;
};

/** What was answered wrongly, in a sentence. */
export class AnswersError extends Error {
  override readonly name = 'AnswersError';
}

const project = join(import.meta.dirname, '../..');
const demonstration = join(project, 'brand');
const readJson = (file: string) => JSON.parse(readFileSync(join(demonstration, file), 'utf8')) as Json;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The second over the first, however deep; lists are replaced. */
function merge(base: unknown, over: unknown): unknown {
  if (!isRecord(base) || !isRecord(over)) return over === undefined ? base : over;
  const names = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...names].map((name) => [name, merge(base[name], over[name])]));
}

/** The value without what is at a path; without the whole object where nothing is left in it. */
function without(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || !isRecord(value)) return undefined;
  const inner = without(value[name], rest);
  const { [name]: _gone, ...others } = value;
  return inner === undefined ? others : { ...value, [name]: inner };
}

/** The names in two parts, as the wordmark sets them: before a space, or in the middle of a word. */
function splitName(name: string): [string, string] {
  const letters = Array.from(new Intl.Segmenter('en').segment(name), ({ segment }) => segment);
  const space = letters.indexOf(' ');
  const at = space > 0 ? space : Math.ceil(letters.length / 2);
  return [letters.slice(0, at).join(''), letters.slice(at).join('')];
}

function check<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, file: string): Output {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  const place = v.getDotPath(issue);
  throw new AnswersError(`${place === null ? file : `${place} of ${file}`} is wrong: ${issue.message}.`);
}

/** The link that leads to where a product is had. */
const linkOfProduct = { hardware: 'hardwareShop', card: 'card' } as const;

/** The demonstration without the products that were not named, and their links. */
function keepNamedProducts(values: Json, { products }: BrandAnswers): Json {
  const named = isRecord(products) ? Object.keys(products) : [];
  const unnamed = Object.entries(linkOfProduct).filter(([product]) => !named.includes(product));
  return unnamed.reduce<Json>((kept, [product, link]) => {
    const rest = without(without(kept, ['products', product]), ['links', link]);
    return { products: {}, ...(rest as Json) };
  }, values);
}

/** Whatever only the demonstration has goes, where a brand may be without it. */
function leaveOutDemonstration(values: Json): Json {
  const paths = listDemonstrationTexts(values).map((sentence) => sentence.split(' ')[0]!.split('.'));
  return paths.reduce<Json>((kept, path) => {
    // An entry of a list goes with its list, a part of a product with the product.
    const tries = path.map((_, index) => path.slice(0, path.length - index));
    const shorter = tries.map((each) => without(kept, each)).find((each) => v.is(brandSchema, each));
    return isRecord(shorter) ? shorter : kept;
  }, values);
}

/** The demonstration's brand.json with what was answered, complete and checked. */
function fillValues({ languages: _languages, colors, ...answers }: BrandAnswers): Json {
  const { name } = answers;
  if (typeof name !== 'string' || Array.from(name.trim()).length < 2)
    throw new AnswersError('name is wrong: write the name of your wallet, two letters at least.');
  const own = {
    injectedName:
      name
        .toLowerCase()
        .replaceAll(/[^\da-z]/g, '')
        .replace(/^\d+/, '') || 'wallet',
    copyrightYear: new Date().getFullYear(),
    kit: { nameParts: splitName(name), colors: merge(readJson('colors.json'), colors) },
  };
  // The demonstration's legal texts are no team's.
  const { legalTexts: _texts, ...demonstrated } = readJson('brand.json');
  const base = keepNamedProducts(demonstrated, answers);
  const merged = merge(merge(base, own), answers) as Json;
  check(brandSchema, merged, 'brand.json');
  return leaveOutDemonstration(merged);
}

/** A word inside a text of HTML in a TypeScript string. */
const inSentence = (word: string) =>
  word.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\\', '\\\\').replaceAll("'", "\\'");

/** The demonstration's sentences with the token and the network of these donations. */
function fillSentences({ token, donation }: v.InferOutput<typeof brandSchema>): string {
  const text = readFileSync(join(demonstration, 'sentences.ts'), 'utf8');
  return text
    .replaceAll('TPT', () => inSentence(token.symbol))
    .replaceAll('BSC', () => inSentence(donation.networkShort));
}

/**
 * Makes a folder that is a whole brand: what was answered, the demonstration's where a brand cannot be without it, a first logo, and no history.
 * @param folder absolute; it may exist, but has to be empty
 * @throws AnswersError with a sentence about what has to change; nothing was written then
 */
export async function makeBrand(folder: string, answers: BrandAnswers): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new AnswersError(`${folder} is not empty: name a folder that does not exist yet.`);
  const values = fillValues(answers);
  const brand = check(brandSchema, values, 'brand.json');
  const languages = check(languagesSchema, answers.languages ?? readJson('languages.json'), 'languages.json');
  const { colors, ...kit } = brand.kit;
  const logo = await drawFirstLogo({ nameParts: kit.nameParts, colors });
  mkdirSync(join(folder, 'logo'), { recursive: true });
  const write = (file: string, value: unknown) =>
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  write('brand.json', { ...values, kit });
  write('colors.json', colors);
  write('languages.json', languages);
  write('milestones.json', []);
  writeFileSync(join(folder, 'sentences.ts'), fillSentences(brand));
  cpSync(join(demonstration, 'brand.ts'), join(folder, 'brand.ts'));
  for (const [file, text] of Object.entries(logo)) writeFileSync(join(folder, 'logo', file), text);
}
