import * as v from 'valibot';
import type { BackupPlace } from '../backup/backup-store.ts';
import type { BackupPlan } from '../backup/scheduled-backups.ts';
import type { TracingPlan } from '../tracing/start-tracing.ts';
import type { PostgresLimits } from '../database/engines/postgres.ts';
import type { FilePlace } from '../files/file-bucket.ts';
import { formOf, settingsSchema, type Values } from './settings-schema.ts';
import type { SecondFactorChoice } from './setting-values.ts';
import { SettingsError } from './settings-error.ts';
import { requireAgreement } from './require-agreement.ts';
import { storesOf } from './store-settings.ts';
import { findUnknownVariables, type UnknownVariable } from './unknown-variables.ts';

/** An OpenID Connect provider whose people may sign in at the desk. */
export interface SingleSignOnSettings {
  /** Address by which the provider names itself. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Of the provider, on the button. */
  name: string;
  /** Whether the provider asks for the person's factors each time, or only which account to use. */
  prompt: 'login' | 'select_account';
}

/** The two waits of an orderly end. */
export interface StopPlan {
  /** How long everything is served while `/readyz` says no; only in production, where something asks. */
  delayMs: number;
  /** How long requests under way may take after that. */
  limitMs: number;
}

/** The request that makes a CDN drop what it keeps of the portal. */
export interface CdnPurge {
  url: string;
  header: { name: string; value: string } | undefined;
  /** JSON. */
  body: string | undefined;
}

export interface CdnPlan {
  /** How long it may keep a response without asking. */
  seconds: number;
  /** Undefined where it is told nothing; then it keeps responses for a minute at most. */
  purge: CdnPurge | undefined;
}

export interface Settings {
  port: number;
  host: string;
  deskPort: number;
  deskHost: string;
  /** How many processes of this machine serve visitors on `port`; more than one with PostgreSQL only. */
  webProcesses: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Of the same database without a pooler in between, for the connection that hears of changes; `databaseUrl` when undefined. */
  databaseListenUrl: string | undefined;
  /** The same database for an account that may change its schema; undefined where that of `databaseUrl` may. */
  databaseMigrationUrl: string | undefined;
  /** How many connections PostgreSQL gets from this portal's processes together, and how long it may take. */
  databaseLimits: PostgresLimits;
  chainRpcUrl: string | undefined;
  /** A second endpoint of the same chain, without which no payment is accepted where it is set. */
  chainWitnessRpcUrl: string | undefined;
  /** JSON-RPC endpoint by network key, from which forms read tokens and contracts. */
  tokenRpcUrls: Readonly<Record<string, string>>;
  /** Endpoints for what visitors read, by network key; a network without one uses that of `tokenRpcUrls` or `chainRpcUrl`. */
  relayRpcUrls: Readonly<Record<string, string>>;
  /** Units that all visitors together may read of one network in a day. */
  relayDailyUnits: number;
  /** Checks of tokens that may be made of one network in a day. */
  tokenCheckDaily: number;
  /** Repository of sources with Sourcify's API v2, without a slash at the end; undefined where none is asked. */
  sourceRepositoryUrl: string | undefined;
  /** Address of the batch payment contract by network key. */
  batchContracts: Readonly<Record<string, string>>;
  /** By network key, endpoints without a key, which a visitor's wallet may be told. */
  publicRpcUrls: Readonly<Record<string, string>>;
  /** Origin of the content API that the pages show; undefined for this portal's own content. */
  contentHost: string | undefined;
  smtpUrl: string | undefined;
  /** Sender of mails; the brand's support address when undefined. */
  mailFrom: string | undefined;
  /** Who is mailed what is wrong with the portal; empty for no mails. */
  alertMail: readonly string[];
  /** Where visitors reach the portal, without a trailing slash. */
  publicOrigin: string;
  /** Where a static copy of the pages is served, whose calls are answered here; undefined where there is none. */
  staticOrigin: string | undefined;
  deskOrigin: string;
  deskSecret: string | undefined;
  /** Accepted as well while the secret is being changed. */
  acceptedDeskSecrets: readonly string[];
  /** Who gets the first account of the desk by mail; undefined where the operator makes it. */
  firstAdministrator: string | undefined;
  /** Who needs a second factor; undefined for administrators in production and nobody in the demonstration. */
  secondFactorFor: SecondFactorChoice | undefined;
  /** The number of proxies in front of the portal, each of which adds one address to X-Forwarded-For. */
  trustedProxies: number;
  /**
   * The same for the desk, which has its own route: an address that the portal's proxy vouches for may be
   * forged at the desk.
   */
  deskTrustedProxies: number;
  /** Undefined where people sign in with the desk's own accounts only. */
  singleSignOn: SingleSignOnSettings | undefined;
  /**
   * How many submissions of one network address may wait for their payment; four times as many for its
   * network.
   */
  unpaidPerAddress: number;
  /** Whether listed links are looked at again; undefined for yes in production and no in the demonstration. */
  watchLinks: boolean | undefined;
  /** Hours between two looks at a listed link. */
  watchHours: number;
  /** File or https address of a blocklist in the format of eth-phishing-detect. */
  watchBlocklist: string | undefined;
  /** Where large files are; undefined where the database has all of them. */
  filePlace: FilePlace | undefined;
  /** Where backups are kept, those that the portal makes by itself and others. */
  backupPlace: BackupPlace;
  /** Undefined where the portal makes no backups by itself. */
  backups: BackupPlan | undefined;
  /** Public keys for which backups are encrypted, those that the portal makes by itself and others. */
  backupRecipients: readonly string[];
  /** How the portal ends when it is told to. */
  stopping: StopPlan;
  /** Undefined where no CDN keeps what the portal sends. */
  cdn: CdnPlan | undefined;
  /** Who sends it may read the metrics; undefined where there are none. */
  metricsToken: string | undefined;
  /** Undefined where nothing is traced. */
  tracing: TracingPlan | undefined;
  logLevel: string;
  /** Variables that look like settings but are not. */
  unknownVariables: readonly UnknownVariable[];
}

/** @returns those that may be meant otherwise @throws SettingsError naming one that is a setting but for a letter or two */
function checkNames(env: Readonly<Record<string, string | undefined>>): UnknownVariable[] {
  const unknown = findUnknownVariables(env, Object.keys(settingsSchema.entries));
  const [misspelled] = unknown.filter((each) => each.isMisspelled);
  if (misspelled)
    throw new SettingsError(`There is no setting ${misspelled.name}. Is ${misspelled.nearest} meant?`);
  return unknown;
}

/** @throws SettingsError where only a part of it is given */
function singleSignOnOf(values: Values): SingleSignOnSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret)
    throw new SettingsError(
      'The settings OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: give all three, or none.',
    );
  const name = values.OIDC_NAME ?? new URL(issuer).hostname;
  return { issuer, clientId, clientSecret, name, prompt: values.OIDC_PROMPT };
}

/** Whether a choice is this one; undefined where none was made. */
const isChosen = (chosen: string | undefined, value: string) =>
  chosen === undefined ? undefined : chosen === value;

/** A CDN that is told nothing shows a change this late at most. */
const unpurgedSeconds = 60;

/** @throws SettingsError where a part of it is missing */
function cdnOf(values: Values): CdnPlan | undefined {
  const { CDN_SECONDS: seconds, CDN_PURGE_URL: url, CDN_PURGE_HEADER: header, CDN_PURGE_BODY: body } = values;
  if (!url && (header || body))
    throw new SettingsError(
      'The settings CDN_PURGE_HEADER and CDN_PURGE_BODY belong to CDN_PURGE_URL: give that as well.',
    );
  if (seconds === undefined) {
    if (url) throw new SettingsError('The setting CDN_PURGE_URL belongs to CDN_SECONDS: give that as well.');
    return undefined;
  }
  if (!url && seconds > unpurgedSeconds)
    throw new SettingsError(
      `The setting CDN_SECONDS may be ${unpurgedSeconds} at most without CDN_PURGE_URL: a CDN that is not told would show what has changed.`,
    );
  return { seconds, purge: url ? { url, header, body } : undefined };
}

const secondMs = 1_000;

const databaseOf = (values: Values) => {
  const databaseLimits: PostgresLimits = {
    connections: values.DATABASE_CONNECTIONS,
    connectMs: values.DATABASE_CONNECT_SECONDS * secondMs,
    statementMs: values.DATABASE_STATEMENT_SECONDS * secondMs,
  };
  return {
    databaseUrl: values.DATABASE_URL,
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    databaseMigrationUrl: values.DATABASE_MIGRATION_URL,
    databaseLimits,
  };
};

const stopPlanOf = ({ STOP_DELAY_SECONDS: delay, STOP_LIMIT_SECONDS: limit }: Values): StopPlan => ({
  delayMs: delay * secondMs,
  limitMs: limit * secondMs,
});

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that are given; an empty one counts as absent. */
const givenIn = (env: Environment) =>
  Object.fromEntries(
    Object.keys(settingsSchema.entries)
      .filter((name) => env[name] !== undefined && env[name] !== '')
      .map((name) => [name, env[name]]),
  );

/** The variables have the names that OpenTelemetry gives them: https://opentelemetry.io/docs/specs/otel/protocol/exporter/ */
function tracingOf(values: Values): TracingPlan | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = values;
  const { OTEL_TRACES_SAMPLER_ARG: ratio, OTEL_SERVICE_NAME: service } = values;
  return url === undefined ? undefined : { url, headers, ratio, service };
}

/** What visitors read of chains, and what their wallets are told. */
const readsOf = (values: Values) => ({
  relayRpcUrls: values.RELAY_RPC_URLS ?? {},
  relayDailyUnits: values.RELAY_DAILY_UNITS,
  tokenCheckDaily: values.TOKEN_CHECK_DAILY,
  sourceRepositoryUrl: values.SOURCE_REPOSITORY_URL,
  batchContracts: values.BATCH_CONTRACTS ?? {},
  publicRpcUrls: values.PUBLIC_RPC_URLS ?? {},
});

/**
 * Reads the settings from environment variables.
 * @throws SettingsError naming the first invalid variable and its required format, or one that is misspelled
 */
export function parseSettings(env: Environment): Settings {
  const unknownVariables = checkNames(env);
  const parsed = v.safeParse(settingsSchema, givenIn(env), { abortEarly: true });
  if (!parsed.success) {
    const name = String(parsed.issues[0].path?.[0]?.key) as keyof typeof formOf;
    throw new SettingsError(`The setting ${name} must be ${formOf[name]}.`);
  }
  const values = parsed.output;
  requireAgreement(values);
  return {
    port: values.PORT,
    host: values.HOST,
    deskPort: values.DESK_PORT,
    deskHost: values.DESK_HOST,
    webProcesses: values.WEB_PROCESSES,
    dataDir: values.DATA_DIR,
    ...databaseOf(values),
    chainRpcUrl: values.CHAIN_RPC_URL,
    chainWitnessRpcUrl: values.CHAIN_WITNESS_RPC_URL,
    tokenRpcUrls: values.TOKEN_RPC_URLS ?? {},
    ...readsOf(values),
    contentHost: values.CONTENT_HOST,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    alertMail: values.ALERT_MAIL,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    staticOrigin: values.STATIC_ORIGIN,
    deskOrigin: values.DESK_ORIGIN ?? `http://127.0.0.1:${values.DESK_PORT}`,
    deskSecret: values.DESK_SECRET,
    acceptedDeskSecrets: values.DESK_SECRETS_ACCEPTED,
    firstAdministrator: values.DESK_FIRST_ADMINISTRATOR,
    secondFactorFor: values.DESK_SECOND_FACTOR,
    trustedProxies: values.TRUSTED_PROXIES ?? 0,
    deskTrustedProxies: values.DESK_TRUSTED_PROXIES ?? 0,
    singleSignOn: singleSignOnOf(values),
    unpaidPerAddress: values.UNPAID_PER_ADDRESS,
    watchLinks: isChosen(values.WATCH_LINKS, 'on'),
    watchHours: values.WATCH_HOURS,
    watchBlocklist: values.WATCH_BLOCKLIST,
    ...storesOf(values),
    stopping: stopPlanOf(values),
    cdn: cdnOf(values),
    metricsToken: values.METRICS_TOKEN,
    tracing: tracingOf(values),
    logLevel: values.LOG_LEVEL,
    unknownVariables,
  };
}
