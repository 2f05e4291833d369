import { zipSync } from 'fflate';

/** A real archive, which readers find from its end. */
export const makeZip = () =>
  Buffer.from(zipSync({ 'run.txt': Buffer.from('payload') }, { mtime: new Date('2026-01-02T00:00:00Z') }));
