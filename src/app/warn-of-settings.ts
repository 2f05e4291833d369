import type { Settings } from '#platform/env/settings.ts';
import { loopback } from '#platform/env/setting-values.ts';
import type { Log } from '#platform/log/log.ts';

type Warned = Pick<Settings, 'unknownVariables' | 'publicOrigin' | 'deskOrigin'>;

/** Settings that work and are probably not meant: each is said at the start. */
export function warnOfSettings(
  { unknownVariables, publicOrigin, deskOrigin }: Warned,
  log: Pick<Log, 'warn'>,
) {
  for (const { name, nearest } of unknownVariables)
    log.warn({ name, nearest }, 'a variable looks like a setting and is none; the nearest is named');
  const { hostname } = new URL(publicOrigin);
  if (hostname === new URL(deskOrigin).hostname && !loopback.test(hostname))
    log.warn(
      { hostname },
      'portal and desk have the same host name, and browsers send cookies to every port of it: give the desk a name of its own (DESK_ORIGIN)',
    );
}
