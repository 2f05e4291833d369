import type { SecondFactorChoice } from '#platform/env/setting-values.ts';
import type { Settings } from '#platform/env/settings.ts';
import type { Log } from '#platform/log/log.ts';

interface Choosing {
  settings: Pick<Settings, 'secondFactorFor'>;
  /** Present in the demonstration only, whose people need no second factor unless the setting says so. */
  demonstration?: unknown;
  log: Pick<Log, 'warn'>;
}

/** Who needs a second factor: in production administrators, unless the setting says otherwise. Turning that off in production is said at each start. */
export function chooseSecondFactor({ settings, demonstration, log }: Choosing): SecondFactorChoice {
  const isProduction = demonstration === undefined;
  const choice = settings.secondFactorFor ?? (isProduction ? 'administrators' : 'optional');
  if (isProduction && choice === 'optional')
    log.warn(
      {},
      'administrators of the desk need no second factor: a stolen password is enough (DESK_SECOND_FACTOR)',
    );
  return choice;
}
