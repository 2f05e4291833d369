import { expect, test, vi } from 'vitest';
import { parseSettings } from '#platform/env/settings.ts';
import { chooseSecondFactor } from './choose-second-factor.ts';

const choose = (env: Record<string, string>, demonstration?: object) => {
  const warn = vi.fn();
  const choice = chooseSecondFactor({ settings: parseSettings(env), demonstration, log: { warn } });
  return { choice, warnings: warn.mock.calls.length };
};

test('production asks administrators for a second factor without any setting', () => {
  expect(choose({})).toEqual({ choice: 'administrators', warnings: 0 });
});

test('the setting decides in production, and turning it off is said', () => {
  expect(choose({ DESK_SECOND_FACTOR: 'everyone' })).toEqual({ choice: 'everyone', warnings: 0 });
  expect(choose({ DESK_SECOND_FACTOR: 'optional' })).toEqual({ choice: 'optional', warnings: 1 });
});

test('the demonstration asks nobody, unless the setting does', () => {
  expect(choose({}, {})).toEqual({ choice: 'optional', warnings: 0 });
  expect(choose({ DESK_SECOND_FACTOR: 'administrators' }, {})).toMatchObject({ choice: 'administrators' });
});
