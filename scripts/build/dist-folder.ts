import { createHash } from 'node:crypto';
import { brandFolder, hasOwnFolder } from '../../src/features/core/brand/server/brand-folder.ts';

/**
 * Folder of the built pages and desk, from the project's root: a brand in a folder of its own has a build of its own, so that several
 * brands of one checkout do not replace each other's.
 */
export const distFolder = hasOwnFolder
  ? `dist/brands/${createHash('sha256').update(brandFolder).digest('hex').slice(0, 12)}`
  : 'dist';
