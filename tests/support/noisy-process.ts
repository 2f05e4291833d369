import { captureOutput } from '#platform/log/capture-output.ts';
import { createLog } from '#platform/log/log.ts';

/* Prints in every way that the portal's own code does not, and ends by an error that nothing catches. */

captureOutput(createLog('info'));
console.warn('A library has %d questions', 2);
console.log('two\nlines');
process.emitWarning('This call goes away.', 'DeprecationWarning', 'DEP9999');
// Warnings are said on the next turn.
setTimeout(() => void Promise.reject(new Error('Nothing catches this.')), 1);
