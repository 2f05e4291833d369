import { createFileOpener } from '#platform/files/file-opener.ts';

/** One for all tests of a process, so no test closes it: its threads start when needed and keep nothing alive. */
export const testOpener = createFileOpener();
