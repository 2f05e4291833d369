import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { judgeColors, type AxeParts, type Memory } from './judge-colors.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The visible text of a control is part of its accessible name (WCAG 2.5.3). axe leaves this rule out by
 * default, and is never sure about single characters.
 */
const nameRule = 'label-content-name-mismatch';

/** Judged by `judgeColors`. */
const contrastRule = 'color-contrast';

/** The other rule whose result depends on the colors of the theme; the rest read markup and boxes, which the themes share. */
const linkRule = 'link-in-text-block';

export interface AxeScope {
  /** Only this part of the page. */
  within?: string;
  /** Everything but this part. */
  without?: string;
  /** Rules that cannot be judged in this state. */
  skip?: readonly string[];
}

/** Looks of texts whose contrast axe has found to be enough, on any page of this worker. */
const passedLooks = new Set<string>();

const partsOf = ({ within, without }: AxeScope): AxeParts => ({
  include: [[within ?? 'html']],
  exclude: without ? [[without]] : [],
});

/** @throws Error for a page with frames, which axe would not check, unless they are left out */
async function prepareAxe(page: Page, { without }: AxeScope): Promise<void> {
  const hasFrames = await page.evaluate(
    (leftOut) =>
      [...document.querySelectorAll('iframe')].some((frame) => !(leftOut && frame.closest(leftOut))),
    without,
  );
  if (hasFrames) throw new Error('The page has frames, and axe would check none of them.');
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(axeSource);
  // Once for each document: they are many.
  await page.evaluate(
    (looks) => {
      const memory: Memory = { ids: new Map(), judged: new Set(), passed: new Set(looks) };
      Object.assign(globalThis, { axeMemory: memory });
    },
    [...passedLooks],
  );
}

/** axe runs inside the page and returns only its findings, which is much cheaper than passing all results through a second page. */
function runAxe(page: Page, scope: AxeScope, options: axeCore.RunOptions): Promise<string[]> {
  return page.evaluate(
    async ([parts, options, nameRule]) => {
      const { axe } = globalThis as unknown as { axe: typeof axeCore };
      const { violations, incomplete } = await axe.run(parts, {
        resultTypes: ['violations', 'incomplete'],
        iframes: false,
        ...options,
      });
      return [...violations, ...incomplete.filter(({ id }) => id === nameRule)].map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [partsOf(scope), options, nameRule] as const,
  );
}

async function listContrastIssues(page: Page, scope: AxeScope): Promise<string[]> {
  if (scope.skip?.includes(contrastRule)) return [];
  const { issues, passed } = await page.evaluate(judgeColors, partsOf(scope));
  for (const look of passed) passedLooks.add(look);
  return issues;
}

/**
 * axe's findings on the page as it is now: the rule and the elements that break it.
 * @throws Error for a page with frames that are not left out
 */
export async function listAxeIssues(page: Page, scope: AxeScope = {}): Promise<string[]> {
  await prepareAxe(page, scope);
  const disabled = [...(scope.skip ?? []), contrastRule].map((id) => [id, { enabled: false }] as const);
  const rules = { [nameRule]: { enabled: true }, ...Object.fromEntries(disabled) };
  return [...(await runAxe(page, scope, { rules })), ...(await listContrastIssues(page, scope))];
}

/**
 * Whether a link among words is without a line under it, or the words have one too: only then axe compares its color with theirs. Asking
 * axe would take a hundred times longer, and most pages have no such link.
 */
const hasPlainLinks = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const isUnderlined = (element: Element) =>
      getComputedStyle(element).textDecorationLine.includes('underline');
    const isAmongUnderlined = ({ parentElement }: Element): boolean =>
      parentElement !== null && (isUnderlined(parentElement) || isAmongUnderlined(parentElement));
    return [...document.querySelectorAll('a[href]')].some(
      (link) =>
        link.checkVisibility() &&
        getComputedStyle(link).display === 'inline' &&
        (!isUnderlined(link) || isAmongUnderlined(link)),
    );
  });

/**
 * axe's findings that the other theme can have added since `listAxeIssues`.
 * @throws Error for a page with frames that are not left out
 */
export async function listColorIssues(page: Page, scope: AxeScope = {}): Promise<string[]> {
  await prepareAxe(page, scope);
  const isJudged = !scope.skip?.includes(linkRule) && (await hasPlainLinks(page));
  const links = isJudged ? await runAxe(page, scope, { runOnly: { type: 'rule', values: [linkRule] } }) : [];
  return [...links, ...(await listContrastIssues(page, scope))];
}
