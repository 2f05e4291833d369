import { join, resolve, sep } from 'node:path';

const project = join(import.meta.dirname, '../../../../..');
const configured = process.env['BRAND_DIR'] || undefined;

/** Absolute path of the folder with the team's brand: `BRAND_DIR`, or `brand` of the project. */
export const brandFolder = resolve(project, configured ?? 'brand');

/** Whether the brand is outside the project's own `brand`. */
export const hasOwnFolder = brandFolder !== join(project, 'brand');

/** Absolute path of a file of the brand. */
export const brandFile = (...path: string[]) => join(brandFolder, ...path);

/** A file of the brand as messages to the operator name it: `brand/brand.json`. */
export const nameBrandFile = (file: string) => join(configured ?? 'brand', file);

/** What a folder must hold to be a brand. */
export const brandFiles = [
  'brand.ts',
  'brand.json',
  'sentences.ts',
  'milestones.json',
  'languages.json',
  'colors.json',
  'logo',
];

/**
 * Where an import leads that belongs to a brand outside the project: `#brand/…` to a file of its folder, and
 * `#…` in its own files to the project, whose package.json defines these names.
 * @param importer absolute path of the importing file
 * @returns the file, or the importer to use instead; undefined for every other import
 */
export function moveBrandImport(
  specifier: string,
  importer: string | undefined,
): { file: string } | { importer: string } | undefined {
  if (!hasOwnFolder) return undefined;
  if (specifier.startsWith('#brand/')) return { file: brandFile(specifier.slice('#brand/'.length)) };
  const isOfBrand = specifier.startsWith('#') && importer?.startsWith(brandFolder + sep);
  return isOfBrand ? { importer: join(project, 'package.json') } : undefined;
}
