import { writeKeysFile } from '../../scripts/build/build-keys-file.ts';

/* Builds the offline key file of the working folder. */

await writeKeysFile(process.cwd());
