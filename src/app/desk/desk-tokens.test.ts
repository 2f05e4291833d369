import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { day, night } from './desk-tokens.ts';

const css = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8');

function readBlock(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const lines = css.slice(start, css.indexOf('\n}', start)).split('\n');
  const declarations = lines.filter((line) => line.startsWith('  --') && line.includes(': #'));
  return Object.fromEntries(declarations.map((line) => line.trim().slice('--'.length, -1).split(': ')));
}

it.each([
  ['light', ':root', day],
  ['dark', "[data-theme='dark']", night],
])('the desk has the colors of the portal in the %s theme', (_name, selector, tokens) => {
  expect(readBlock(selector)).toMatchObject(tokens);
});
