import { join } from 'node:path';
import type { BackupPlace } from '../backup/backup-store.ts';
import type { BackupPlan } from '../backup/scheduled-backups.ts';
import type { FilePlace } from '../files/file-bucket.ts';
import { isS3Address } from '../objects/s3-address.ts';
import type { S3Account } from '../objects/s3-requests.ts';
import { SettingsError } from './settings-error.ts';
import type { Values } from './settings-schema.ts';

/** @returns undefined where there is no key @throws SettingsError where only a part of one is given */
function s3Of(values: Values): S3Account | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = values;
  if (!accessKeyId && !secretAccessKey) return undefined;
  if (!accessKeyId || !secretAccessKey)
    throw new SettingsError(
      'The settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: give both, or none.',
    );
  const endpoint = values.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return { endpoint, region, accessKeyId, secretAccessKey, pathStyle: values.S3_PATH_STYLE === 'on' };
}

/** @throws SettingsError for a bucket without a key to it */
function backupPlaceOf(values: Values): BackupPlace {
  const folder = values.BACKUP_FOLDER ?? join(values.DATA_DIR, 'backups');
  const s3 = s3Of(values);
  if (isS3Address(folder) && !s3)
    throw new SettingsError(
      'The setting BACKUP_FOLDER names a bucket: give S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well.',
    );
  return { folder, s3 };
}

/** @returns undefined where the portal makes none by itself */
function backupsOf(values: Values): BackupPlan | undefined {
  const { BACKUP_HOURS: hours, BACKUP_KEEP: keep, BACKUP_RECIPIENTS: recipients } = values;
  return hours === undefined ? undefined : { hours, keep, recipients, ...backupPlaceOf(values) };
}

/** @throws SettingsError for a bucket without a key to it, and for one that backups share */
function filePlaceOf(values: Values): FilePlace | undefined {
  const { FILES_BUCKET: address, BACKUP_FOLDER: backups } = values;
  if (!address) return undefined;
  const s3 = s3Of(values);
  if (!s3)
    throw new SettingsError(
      'The setting FILES_BUCKET names a bucket: give S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well.',
    );
  if (address === backups)
    throw new SettingsError(
      'The settings FILES_BUCKET and BACKUP_FOLDER must differ: give each a prefix of its own.',
    );
  return { address, s3 };
}

/** Where backups and files are kept. @throws SettingsError where a part of it is missing */
export const storesOf = (values: Values) => ({
  filePlace: filePlaceOf(values),
  backupPlace: backupPlaceOf(values),
  backups: backupsOf(values),
  backupRecipients: values.BACKUP_RECIPIENTS,
});
