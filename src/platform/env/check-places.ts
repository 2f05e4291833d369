import { statSync } from 'node:fs';
import { isS3Address } from '../objects/s3-address.ts';
import { SettingsError } from './settings-error.ts';
import type { Settings } from './settings.ts';

/** @throws SettingsError where there is something else */
function requireFolder(setting: string, place: string): void {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found && !found.isDirectory())
    throw new SettingsError(`The setting ${setting} must be a folder, and ${place} is a file.`);
}

/** The places on this machine that settings name. A folder that is missing is made. @throws SettingsError naming the first that cannot be used */
export function checkPlaces({ dataDir, backups, watchBlocklist }: Settings): void {
  requireFolder('DATA_DIR', dataDir);
  if (backups && !isS3Address(backups.folder)) requireFolder('BACKUP_FOLDER', backups.folder);
  if (!watchBlocklist || /^https:/i.test(watchBlocklist)) return;
  if (!statSync(watchBlocklist, { throwIfNoEntry: false })?.isFile())
    throw new SettingsError(
      `The setting WATCH_BLOCKLIST names ${watchBlocklist}, and there is no such file.`,
    );
}
