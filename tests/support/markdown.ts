import { createMarkdown } from '#features/core/news/server/markdown.ts';
import { parseMarkdown } from '#features/core/news/server/parse-markdown.ts';
import { createLog } from '#platform/log/log.ts';

/** Texts as the portal shows them, parsed in the test's own thread. */
export const createTestMarkdown = () =>
  createMarkdown({
    parse: async ({ source, hasPictures }) => parseMarkdown(source, { hasPictures }),
    log: createLog('silent'),
  });
