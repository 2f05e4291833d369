/** Programs that change nothing: they share the cores with each other, and with tests that often wait. */
export const sharing = ['types', 'lint', 'changed', 'format', 'unused', 'messages'];

/** These have the cores for themselves, one after the other: they look at pages as fast as people do. */
export const alone = ['browser', 'smoke', 'heavy', 'nightly', 'keyboard'];

export const everything = [
  ...['types', 'lint', 'format', 'unused', 'messages'],
  ...['unit', 'ui', 'contract', 'browser', 'heavy'],
];

export const quick = ['types', 'changed', 'messages', 'unit', 'ui', 'smoke'];
