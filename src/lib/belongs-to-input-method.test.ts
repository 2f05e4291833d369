import { describe, expect, it } from 'vitest';
import { belongsToInputMethod } from './belongs-to-input-method.ts';

const enter = 13;

describe('belongsToInputMethod', () => {
  it.each([
    ['Chrome and Firefox: the key that confirms a word', { isComposing: true, keyCode: 229 }, true],
    ['Safari: the same key, after compositionend', { isComposing: false, keyCode: 229 }, true],
    ['a key that is marked as composing alone', { isComposing: true, keyCode: enter }, true],
    ['a key without an input method', { isComposing: false, keyCode: enter }, false],
  ])('%s', (_, key, expected) => {
    expect(belongsToInputMethod(key)).toBe(expected);
    expect(belongsToInputMethod({ nativeEvent: key })).toBe(expected);
  });
});
