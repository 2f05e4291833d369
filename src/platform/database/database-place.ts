import type { Settings } from '../env/settings.ts';

type PlaceSettings = Pick<Settings, 'databaseUrl' | 'databaseListenUrl' | 'databaseMigrationUrl' | 'dataDir'>;

/** Where the database of the settings is, for `connectDatabase`: the same for the portal and for each command that opens it. */
export const databasePlaceOf = (settings: PlaceSettings) => ({
  url: settings.databaseUrl,
  listenUrl: settings.databaseListenUrl,
  migrationUrl: settings.databaseMigrationUrl,
  dataDir: settings.dataDir,
});
