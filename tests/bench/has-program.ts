import { spawnSync } from 'node:child_process';

/** Whether a program is found on the `PATH`. */
export const hasProgram = (name: string) => spawnSync('which', [name], { stdio: 'ignore' }).status === 0;
