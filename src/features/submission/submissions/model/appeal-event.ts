/** Steps that leave the state as it is or lead back: the history names them by the code of the change. */
const appealEvents = [
  'appeal',
  'appeal-granted',
  'appeal-upheld',
  'delisted',
  'relisted',
  'listing-withdrawn',
] as const;
export type AppealEvent = (typeof appealEvents)[number];

export const isAppealEvent = (code: string | null): code is AppealEvent =>
  appealEvents.some((event) => event === code);
