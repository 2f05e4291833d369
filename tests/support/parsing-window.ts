import type { Page } from '@playwright/test';

/** An empty window beside a page: documents are parsed in it, which the policy of our own pages refuses. */
export const openParsingWindow = (page: Page): Promise<Page> => page.context().newPage();
