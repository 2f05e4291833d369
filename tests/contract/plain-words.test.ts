import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { plainWords } from '../../scripts/lint/plain-words.ts';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { 'no-restricted-syntax': ['error', ...plainWords] },
  },
});

it.each([
  ['a text', "notify('Somebody else has it.');", 'someone'],
  ['the end of a text with a value', 'notify(`${name} changed this meanwhile.`);', 'in the meantime'],
  ['an element', 'draw(<p>Nobody can see it\n any more.</p>);', 'no longer'],
])('the linter names a word to avoid in %s', async (_name, code, instead) => {
  const [result] = await eslint.lintText(code);
  expect(result!.messages.map(({ message }) => message)).toEqual([expect.stringContaining(instead)]);
});

it('a key of one word is no sentence', async () => {
  const [result] = await eslint.lintText("read('meanwhile', 'fault');");
  expect(result!.messages).toEqual([]);
});
