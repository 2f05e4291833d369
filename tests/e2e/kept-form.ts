import type { Locator, Page } from '@playwright/test';

/* How a test reaches a form of the desk, types into it and sends it. */

/** Something for each form; see `kept-world.ts`. Numbers at the desk. */
export interface KeptWorld {
  /** A submission that a colleague rejected. */
  rejected: number;
  /** One that is in review. */
  waiting: number;
  waitingTitle: string;
  report: number;
  appeal: number;
  question: number;
  transfer: number;
  finding: number;
  proposal: number;
  /** With one update. */
  notice: number;
  /** An item that a colleague delisted. */
  delistedTitle: string;
}

export interface KeptForm {
  name: string;
  /** The files with its fields, in `src/features`. */
  files: readonly string[];
  path: (world: KeptWorld) => string;
  /** Leads from the page to what holds the field. Without it, the page does. */
  open?: (page: Page, world: KeptWorld) => Promise<Locator>;
  /** Of the field that is typed into. */
  label: string;
  /** Enters what else is needed and sends it. */
  send: (place: Locator, page: Page, world: KeptWorld) => Promise<void>;
  /** The form says that it was restored; false where single values are. */
  says?: false;
}

const main = (page: Page) => page.getByRole('main');

/** Chooses what the form shows the field for. */
export const choosing = (choice: string) => async (page: Page) => {
  await page.getByLabel(choice).check();
  return main(page);
};

/** @param button opens the dialog */
export const asking = (button: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  return page.getByRole('dialog');
};

export const press = (name: string | RegExp) => (place: Locator) =>
  place.getByRole('button', { name }).click();

/** Chooses, then presses. */
export const pressAfter = (choice: string, name: string | RegExp) => async (place: Locator) => {
  await place.getByLabel(choice).check();
  await press(name)(place);
};

/** Fills in one more field, then presses. */
export const pressWith = (label: string, name: string | RegExp) => async (place: Locator) => {
  await place.getByLabel(label).first().fill('What else is needed');
  await press(name)(place);
};
