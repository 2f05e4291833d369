import { expect, test } from '../support/portal-fixture.ts';

test('the page for ambassadors', async ({ page }) => {
  await test.step('shows five steps, five requirements of which two are enough, and the link to the form', async () => {
    await page.goto('/en/recruiting');
    const steps = page.getByRole('region', { name: 'Five steps to becoming an ambassador' });
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
      'Submit your CV',
      'CV screening',
      'Online interview',
      'Interview results',
      'Welcome aboard',
    ]);
    const requirements = page.getByRole('region', { name: 'Who can apply' });
    await expect(requirements.getByRole('listitem')).toHaveCount(5);
    await expect(requirements.getByText('2 of 5 are enough')).toBeVisible();
    const apply = page.getByRole('region', { name: 'Send your application' });
    await expect(apply.getByRole('link', { name: 'support@tideport.example' })).toHaveAttribute(
      'href',
      'mailto:support@tideport.example',
    );
    for (const name of ['Apply', 'Fill in the application'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        '/en/recruiting/apply',
      );
  });

  await test.step('a question expands to its answer, by keyboard too', async () => {
    const answer = page.getByText('Never. No one from Tideport asks ambassadors');
    await expect(answer).toBeHidden();
    await page.locator('summary', { hasText: 'Does it cost anything?' }).focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
  });

  await test.step('search engines read the same questions', async () => {
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const data = JSON.parse(text ?? '') as { '@type': string; mainEntity: { name: string }[] };
    expect(data['@type']).toBe('FAQPage');
    expect(data.mainEntity.map(({ name }) => name)).toEqual(
      await page.locator('summary h3').allTextContents(),
    );
  });
});
