import { format } from 'node:util';
import type { Log } from './log.ts';

/** Said at each start about parts of Node that the portal relies on on purpose; scripts/process-settings.mjs leaves it out of the text too. */
const expectedWarning = 'ExperimentalWarning';

/** Node prints a warning by a listener of its own, which is replaced. */
function captureWarnings(log: Log): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== expectedWarning) log.warn({ error: warning }, 'Node has a warning');
  });
}

/** Libraries print with these. */
function captureConsole(log: Log): void {
  const say =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (...parts: unknown[]) =>
      log[level]({}, format(...parts));
  Object.assign(console, {
    debug: say('debug'),
    log: say('info'),
    info: say('info'),
    warn: say('warn'),
    error: say('error'),
  });
}

/**
 * Whatever Node and libraries would print as text becomes a line of the log: warnings, calls of `console`, and the error that ends the process
 * because nothing caught it.
 */
export function captureOutput(log: Log): void {
  captureWarnings(log);
  captureConsole(log);
  process.on('uncaughtException', (error, origin) => {
    log.error({ error, origin }, 'the process ends, because an error was not caught');
    process.exit(1);
  });
}
