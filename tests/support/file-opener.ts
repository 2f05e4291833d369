import { createFileOpener } from '#platform/files/file-opener.ts';

/** One for all tests of a file: its threads start when needed and keep nothing alive. */
export const testOpener = createFileOpener();
