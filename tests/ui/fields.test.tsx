import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Check } from '#ui/field/check.tsx';
import { ChipGroup } from '#ui/field/chip-group.tsx';
import { Field } from '#ui/field/field.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { SearchInput } from '#ui/field/search-input.tsx';
import { Segmented } from '#ui/field/segmented.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { expectAccessible } from './expect-accessible.ts';

const spokenBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('a field’s label, asterisk, hint and error are one with its control', async () => {
  const field = (error?: string) => (
    <Field id="email" label="Email" required requiredLabel="required" hint="For answers" error={error}>
      {(control) => <TextInput {...control} />}
    </Field>
  );
  const screen = await render(field());
  const input = page.getByRole('textbox', { name: /Email.*required/ });
  await expect.element(input).toHaveAttribute('aria-required', 'true');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  expect(spokenBy(input.element())).toBe('For answers');
  expect((input.element() as HTMLInputElement).labels).toHaveLength(1);
  await expectAccessible();
  await screen.rerender(field('Type an address with an @.'));
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  expect(spokenBy(input.element())).toBe('Type an address with an @. For answers');
  await expectAccessible();
});

test('a field counts its characters and says what may stay empty', async () => {
  await render(
    <Field id="about" label="About" optionalLabel="optional" count={{ value: 81, max: 80 }}>
      {(control) => <TextArea {...control} />}
    </Field>,
  );
  await expect.element(page.getByText('81 / 80')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /About\s*optional/ })).toBeVisible();
  await expectAccessible();
});

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'later', label: 'Later', disabled: true },
  { value: 'no', label: 'No' },
] as const;
type Answer = (typeof options)[number]['value'];

for (const [name, Group] of [
  ['radio buttons', RadioGroup],
  ['segments', Segmented],
] as const) {
  test(`${name}: one is chosen by pointer or arrow keys, past what is disabled`, async () => {
    function Example({ error }: { error?: string }) {
      const [value, setValue] = useState<Answer | ''>('');
      return (
        <Group<Answer>
          id="audit"
          legend="Is it audited?"
          required
          error={error}
          {...{ options, value }}
          onChange={setValue}
        />
      );
    }
    const screen = await render(<Example />);
    const group = page.getByRole('radiogroup', { name: /Is it audited\?/ });
    await expect.element(group).toHaveAttribute('aria-required', 'true');
    const radio = (label: string) => page.getByRole('radio', { name: label });
    await expect.element(radio('Later')).toBeDisabled();
    await radio('Yes').click();
    await expect.element(radio('Yes')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio('No')).toBeChecked();
    await expect.element(radio('Yes')).not.toBeChecked();
    await expectAccessible();
    await screen.rerender(<Example error="Choose one." />);
    await expect.element(group).toHaveAttribute('aria-invalid', 'true');
    expect(spokenBy(group.element())).toBe('Choose one.');
  });
}

test('chips: any are chosen, by Space too, and the choice keeps the order of the options', async () => {
  function Example() {
    const [values, setValues] = useState<Answer[]>([]);
    return (
      <>
        <ChipGroup<Answer> id="days" legend="Answers" {...{ options, values }} onChange={setValues} />
        <output>{values.join()}</output>
      </>
    );
  }
  await render(<Example />);
  await page.getByRole('checkbox', { name: 'No' }).click();
  await page.getByRole('checkbox', { name: 'Yes' }).click();
  await expect.element(page.getByText('yes,no')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Yes' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('checkbox', { name: 'Yes' })).not.toBeChecked();
  await expect.element(page.getByText('no', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Later' })).toBeDisabled();
  await expectAccessible();
});

test('a box with its sentence is ticked by the sentence, and its error is read with it', async () => {
  await render(
    <Check id="terms" error="Agree first.">
      I agree
    </Check>,
  );
  const box = page.getByRole('checkbox', { name: 'I agree' });
  await page.getByText('I agree').click();
  await expect.element(box).toBeChecked();
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  expect(spokenBy(box.element())).toBe('Agree first.');
  await expectAccessible();
});

test('a search line takes text and is not completed from earlier pages', async () => {
  await render(<SearchInput aria-label="Search DApps" />);
  const input = page.getByRole('textbox', { name: 'Search DApps' });
  await input.fill('swap');
  await expect.element(input).toHaveValue('swap');
  await expect.element(input).toHaveAttribute('autocomplete', 'off');
  await expectAccessible();
});
