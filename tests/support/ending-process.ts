import { endOnSignal } from '../../scripts/end-on-signal.ts';

/* A service that puts something away when it ends: what scripts/bootstrap.mjs starts in its test. */

setInterval(() => undefined, 60_000);
endOnSignal(async () => console.log('put away'));
console.log('started');
