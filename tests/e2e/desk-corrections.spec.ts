import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { decisionOf, takeScreenshots, openSubmission, sendByKey, signIn } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

test('a reviewer corrects facts while approving, from the keyboard; the store has them, and the team sees both', async ({
  page,
  portal,
  browser,
}) => {
  test.setTimeout(120_000);
  const { title, reference } = await addPaidSubmission(portal);
  const context = await browser.newContext();
  const desk = await context.newPage();
  const panel = decisionOf(desk);
  const corrected = 'Swap wrapped assets with fees you know.';
  const sentence = panel.getByRole('textbox', { name: 'Listed as: Description' });

  await test.step('e picks a fact by its name, and its field begins with what was sent', async () => {
    await signIn(desk, portal);
    await openSubmission(desk, title);
    await desk.keyboard.press('e');
    await expect(panel.getByRole('combobox', { name: 'Field of the form' })).toBeFocused();
    await desk.keyboard.type('descr');
    await desk.keyboard.press('Enter');
    await expect(sentence).toBeFocused();
    await expect(sentence).not.toHaveValue('');
    await expect(sentence).toHaveAccessibleDescription(/^Sent: /);
  });

  await test.step('what the form would refuse is marked at its field, and nothing is decided', async () => {
    await sentence.fill('a'.repeat(81));
    await sendByKey(desk);
    await expect(panel.getByText('Not approved. Check your corrections.')).toBeVisible();
    await expect(sentence).toHaveAccessibleDescription(/^The maximum is 80 characters\./);
    await takeScreenshots(desk, 'corrections-refused');
    await expectAccessible(desk, 'refused corrections', { widths: [1440, 1024] });
  });

  await test.step('choices, categories and the hot list; what is typed outlives a reload', async () => {
    await sentence.fill(corrected);
    await sentence.press('Escape');
    await expect(sentence).not.toBeFocused();
    const rows = panel.getByRole('list', { name: 'Corrected facts' }).getByRole('listitem');
    const facts = [
      { name: 'wallets', field: 'Listed as: Wallets it connects to' },
      { name: 'categories', field: 'Listed as: Categories' },
      { name: 'hot', field: undefined },
    ];
    for (const [at, { name, field }] of facts.entries()) {
      await desk.keyboard.press('e');
      await expect(panel.getByRole('combobox', { name: 'Field of the form' })).toBeFocused();
      await desk.keyboard.type(name);
      await desk.keyboard.press('Enter');
      await expect(rows).toHaveCount(at + 2);
      // The field of the fact takes the focus a moment later; the next key acts once it is left.
      if (field) {
        await expect(panel.getByRole('combobox', { name: field })).toBeFocused();
        await desk.keyboard.press('Escape');
      }
    }
    await panel.getByRole('combobox', { name: 'Listed as: Wallets it connects to' }).click();
    await desk.getByRole('option', { name: 'Mobile wallet', exact: true }).click();
    await panel.getByRole('combobox', { name: 'Listed as: Categories' }).click();
    await desk.getByRole('option', { selected: false }).first().click();
    await desk.keyboard.press('Escape');
    await desk.reload();
    await expect(sentence).toHaveValue(corrected);
    await expect(rows).toHaveCount(4);
    await takeScreenshots(desk, 'corrections');
    await expectAccessible(desk, 'corrections', { widths: [1440, 1024] });
  });

  await test.step('the history says who corrected what, and the store shows it', async () => {
    await sentence.focus();
    await sendByKey(desk);
    await expect(desk.getByText('Approved and listed.', { exact: true })).toBeVisible();
    await openSubmission(desk, title);
    const approval = panel.getByRole('listitem').filter({ hasText: 'Corrected Description' });
    await expect(approval).toContainText(`→ ${corrected}`);
    await expect(approval).toContainText(
      'Corrected Wallets it connects to Extension and mobile wallet → Mobile',
    );
    await expect(approval).toContainText('Added to the hot list.');
    await takeScreenshots(desk, 'corrections-history');
    const address = `${portal.origin}/v1/application/search?key=${encodeURIComponent(title)}&lang=en&start=0&count=10`;
    await expect
      .poll(async () => {
        const { data } = (await (await fetch(address)).json()) as { data: { dapps: { desc: string }[] } };
        return data.dapps.map(({ desc }) => desc);
      })
      .toEqual([corrected]);
  });

  await test.step('the status page names each corrected fact', async () => {
    await page.goto(`/en/submission/${reference}`);
    await expect(page.getByText('The reviewers corrected this before listing it:')).toBeVisible();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `→ ${corrected}` })
        .last(),
    ).toBeVisible();
    await takeScreenshots(page, 'corrections-status');
    await expectAccessible(page, 'status with corrections', { widths: [375, 1440] });
  });
  await context.close();
});
