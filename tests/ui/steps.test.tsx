import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Questions } from '#ui/questions/questions.tsx';
import { Steps } from '#ui/steps/steps.tsx';
import { expectAccessible } from './expect-accessible.ts';

const steps = [{ label: 'Details', detail: 'What it is' }, { label: 'Review' }, { label: 'Donate' }];

test('the list of steps has a name, and says what is done and where one is', async () => {
  const at = (current: number) => <Steps title="Steps" steps={steps} current={current} doneLabel="done" />;
  const screen = await render(at(1));
  await expect.element(page.getByRole('list', { name: 'Steps' })).toBeVisible();
  const items = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((item) => [item.querySelector('b')?.textContent, item.getAttribute('aria-current')]);
  expect(items()).toEqual([
    ['Details (done)', null],
    ['Review', 'step'],
    ['Donate', null],
  ]);
  await expectAccessible();
  await screen.rerender(at(3));
  expect(items().map(([label]) => label)).toEqual(['Details (done)', 'Review (done)', 'Donate (done)']);
  expect(document.querySelector('[aria-current]')).toBeNull();
});

test('one question is unfolded at a time', async () => {
  const questions = ['One', 'Two'].map((id) => ({ id, question: `${id}?`, answer: `Answer ${id}` }));
  await render(<Questions heading="Questions" questions={questions} />);
  await page.getByText('One?').click();
  await expect.element(page.getByText('Answer One')).toBeVisible();
  await expectAccessible();
  await page.getByText('Two?').click();
  await expect.element(page.getByText('Answer Two')).toBeVisible();
  await expect.element(page.getByText('Answer One')).not.toBeVisible();
});
