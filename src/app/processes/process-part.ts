import type { Settings } from '#platform/env/settings.ts';

/** Which of a portal's web processes this one is. */
export interface ProcessPart {
  /** From 1. The first one also has the desk and the work that is due. */
  number: number;
  /** How many there are. */
  count: number;
}

/** A portal that is one process. */
export const onlyProcess: ProcessPart = { number: 1, count: 1 };

export const isFirst = ({ number }: ProcessPart): boolean => number === 1;

/**
 * What one process may take of something that is counted in its own memory: all of them together never take more than the whole.
 * @returns at least 1, without which a process could do nothing
 */
export const shareOf = (whole: number, { count }: ProcessPart): number =>
  Math.max(1, Math.floor(whole / count));

/** The settings for one process: what they promise for the portal is shared. */
export function settingsOf(settings: Settings, part: ProcessPart): Settings {
  const { databaseLimits } = settings;
  const connections = shareOf(databaseLimits.connections, part);
  return { ...settings, databaseLimits: { ...databaseLimits, connections } };
}
