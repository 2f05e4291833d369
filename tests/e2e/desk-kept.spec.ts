import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import { makeAccount, signIn } from './desk-steps.ts';
import type { KeptForm, KeptWorld } from './kept-form.ts';
import { keptForms } from './kept-forms.ts';
import { makeKeptWorld } from './kept-world.ts';
import { labelled } from './slow-typing.ts';

/*
 * What is typed at the desk and not sent is there again, in every form after a refusal and a reload. All forms keep it in one way
 * (`use-kept-form.ts`), so that one of each group shows the rest: another page, the lock of a desk that was left, and the next person at the
 * device, who sees nothing of it.
 */

const everyRole = 'administrator,reviewer,editor';
const typed = 'Half of it';

interface Desk {
  page: Page;
  origin: string;
  world: KeptWorld;
}

/** Opens a form from another page: an address that is open already would not be opened again, and a dialog over it would stay. */
async function open({ page, origin, world }: Desk, form: KeptForm) {
  await page.goto(`${origin}/#/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await page.goto(`${origin}/#${form.path(world)}`);
  const place = form.open ? await form.open(page, world) : page.getByRole('main');
  return { place, field: labelled(form.label)(place) };
}

async function expectRestored(desk: Desk, form: KeptForm, when: string): Promise<void> {
  const { place, field } = await open(desk, form);
  await expect(field, `${form.name}, ${when}`).toHaveValue(typed);
  const said = place.getByText(/^Restored what you typed on /);
  if (form.says !== false) await expect(said.first(), `${form.name}, ${when}`).toBeVisible();
}

/** What the screen asks by itself. */
const byItself = /\/(?:[\w-]*previews|lease|presence)$/;

/** Makes a call that the portal does not know. Runs inside the page. @returns its status */
const askNothing = async () => (await fetch('/api/desk/nothing', { method: 'POST' })).status;

/** Types into a form whose first call is refused, and leaves it there. */
async function typeAndFail(desk: Desk, form: KeptForm): Promise<void> {
  const { page } = desk;
  const { place, field } = await open(desk, form);
  await field.fill(typed);
  await page.route('**/api/desk/**', (route) =>
    route.request().method() === 'POST' && !byItself.test(route.request().url())
      ? route.fulfill({ status: 500, json: { message: 'Refused by the test.' } })
      : route.continue(),
  );
  // A call that is made at once after the route was set has reached the portal.
  await expect.poll(() => page.evaluate(askNothing)).toBe(500);
  const refused = page.waitForResponse((answer) => answer.status() === 500, { timeout: 60_000 });
  await form.send(place, page, desk.world);
  await refused;
  await expect(field, `${form.name}, refused`).toHaveValue(typed);
  await page.unrouteAll({ behavior: 'wait' });
}

// A form that is left while its preview is on the way may get it after later ones took its place; the frame then shows none.
test.use({ expectNoise: /^Blocked script execution in |^Framing |status of 500/ });

/** For all tests of the file: nothing that they send is accepted. */
let world: KeptWorld;

test.beforeAll(async ({ portal }) => {
  test.setTimeout(240_000);
  world = await makeKeptWorld(portal);
});

for (const [group, forms] of Object.entries(keptForms))
  test(`what is typed in the forms of the desk is there again, for its person alone: ${group}`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(600_000);
    const desk = { page, origin: portal.deskOrigin, world };
    const [imke, ilja] = await Promise.all(
      ['Imke', 'Ilja'].map((name) => makeAccount(portal, { name, role: everyRole })),
    );
    await page.clock.install();
    await signIn(page, portal, { account: imke! });
    const [first] = forms as [KeptForm, ...KeptForm[]];
    for (const form of forms)
      await test.step(form.name, async () => {
        await typeAndFail(desk, form);
        if (form === first) await expectRestored(desk, form, 'after another page');
        await page.reload();
        await expectRestored(desk, form, 'after a reload');
      });

    await test.step('after the desk was left for half an hour', async () => {
      await page.clock.fastForward('31:00');
      await expect(page.getByLabel('Password')).toBeVisible();
      // Calls of the ended session may still be under way, and sign out once more: a person would not be as quick.
      await page.goto('about:blank');
      await signIn(page, portal, { account: imke! });
      await expectRestored(desk, first, 'after the lock');
    });

    await test.step('another account on the same device', async () => {
      await page.goto('about:blank');
      await signIn(page, portal, { account: ilja! });
      const { field } = await open(desk, first);
      await expect(field).toBeVisible();
      await expect(field, `${first.name}, of another account`).not.toHaveValue(typed);
    });
  });
