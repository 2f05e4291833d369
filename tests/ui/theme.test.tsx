import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { useTheme } from '#ui/theme/use-theme.ts';
import { expectAccessible } from './expect-accessible.ts';

function Toggle() {
  const { theme, toggleTheme } = useTheme();
  return <IconButton label="Dark theme" icon="moon" pressed={theme === 'dark'} onClick={toggleTheme} />;
}

const button = () => page.getByRole('button', { name: 'Dark theme' });
const shown = () => document.documentElement.dataset['theme'];

test('a press turns the theme over, says so, and the device remembers it', async () => {
  await render(<Toggle />);
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
  await button().click();
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  expect([shown(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  await button().click();
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
  expect([shown(), localStorage.getItem('theme')]).toEqual(['light', 'light']);
  await expectAccessible();
});

test('a choice in another tab holds here too; anything else that is stored does not', async () => {
  await render(<Toggle />);
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'purple' }));
  dispatchEvent(new StorageEvent('storage', { key: 'draft', newValue: 'light' }));
  expect(shown()).toBe('dark');
});

test('the frame of the browser takes the color of the theme', async () => {
  const metas = ['light', 'dark'].map((of) => {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.dataset['of'] = of;
    document.head.append(meta);
    return meta;
  });
  await render(<Toggle />);
  await button().click();
  expect(metas.map(({ media }) => media)).toEqual(['not all', 'all']);
  for (const meta of metas) meta.remove();
});

test('what the open drawer covers takes the theme after the drawer', async () => {
  const covered = document.createElement('main');
  covered.inert = true;
  const root = document.createElement('div');
  root.id = 'root';
  root.append(covered);
  document.body.append(root);
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(`${shown()} ${covered.style.contentVisibility}`));
  await render(<Toggle />);
  watch.observe(covered, { attributeFilter: ['style'] });
  await button().click();
  await expect.poll(() => seen).toEqual(['dark hidden', 'dark ']);
  watch.disconnect();
  root.remove();
});
