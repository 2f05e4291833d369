import { loopback } from './setting-values.ts';
import { SettingsError } from './settings-error.ts';
import type { Values } from './settings-schema.ts';

/** Each listener with the setting of its origin, and that of the proxies in front of it. */
const listeners = [
  { name: 'portal', origin: 'PUBLIC_ORIGIN', proxies: 'TRUSTED_PROXIES' },
  { name: 'desk', origin: 'DESK_ORIGIN', proxies: 'DESK_TRUSTED_PROXIES' },
] as const;

/**
 * A public https origin means that a proxy terminates TLS. If it is not declared, all people share one limit, and one of them could block the
 * portal or the desk for everyone.
 */
function requireProxies(values: Values): void {
  for (const { name, origin, proxies } of listeners) {
    if (values[origin] === undefined || values[proxies] !== undefined) continue;
    const { protocol, hostname } = new URL(values[origin]);
    if (protocol === 'https:' && !loopback.test(hostname))
      throw new SettingsError(
        `The setting ${proxies} must say how many proxies are in front of a public https ${origin}: usually 1, or 0 when the ${name} is reached directly.`,
      );
  }
}

/** Settings that are of no use without another one. */
const companions = [
  ['DATABASE_LISTEN_URL', 'DATABASE_URL'],
  ['DATABASE_MIGRATION_URL', 'DATABASE_URL'],
  ['CHAIN_WITNESS_RPC_URL', 'CHAIN_RPC_URL'],
  ['ALERT_MAIL', 'SMTP_URL'],
] as const;

function requireCompanions(values: Values): void {
  for (const [name, needed] of companions)
    if (values[name]?.length && !values[needed])
      throw new SettingsError(`The setting ${name} belongs to ${needed}: give that as well.`);
}

/** With port 0 each takes a free one. */
function requireTwoPorts({ PORT, DESK_PORT }: Values): void {
  if (PORT === DESK_PORT && PORT !== 0)
    throw new SettingsError(`The settings PORT and DESK_PORT must differ: both are ${PORT}.`);
}

/** An endpoint is no witness of itself. */
function requireTwoEndpoints({ CHAIN_RPC_URL: first, CHAIN_WITNESS_RPC_URL: witness }: Values): void {
  if (!witness || !first) return;
  if (new URL(first).host === new URL(witness).host)
    throw new SettingsError(
      'The setting CHAIN_WITNESS_RPC_URL must be another host than CHAIN_RPC_URL: an endpoint is no witness of itself.',
    );
}

/** A request may need a second connection while it holds one. */
const connectionsPerProcess = 2;

/** SQLite belongs to one process. */
function requireRoomForProcesses({ WEB_PROCESSES, DATABASE_URL, DATABASE_CONNECTIONS }: Values): void {
  if (WEB_PROCESSES === 1) return;
  if (DATABASE_URL === undefined)
    throw new SettingsError(
      `The setting WEB_PROCESSES may be ${WEB_PROCESSES} with PostgreSQL only: give DATABASE_URL as well, or leave it out.`,
    );
  const needed = WEB_PROCESSES * connectionsPerProcess;
  if (DATABASE_CONNECTIONS < needed)
    throw new SettingsError(
      `The setting DATABASE_CONNECTIONS must be ${needed} or more for ${WEB_PROCESSES} processes (WEB_PROCESSES), which share them.`,
    );
}

/** @throws SettingsError for settings that cannot go together */
export function requireAgreement(values: Values): void {
  requireProxies(values);
  requireTwoPorts(values);
  requireCompanions(values);
  requireTwoEndpoints(values);
  requireRoomForProcesses(values);
}
