import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysFileName, type KeysFile } from '../model/keys-file.ts';

export interface BuiltKeysFile extends KeysFile {
  body: Buffer;
  /** Its own Content-Security-Policy, as it says itself. */
  policy: string;
  /** Of the product that built it, as the file says itself. */
  version: string;
}

/** The offline key file as the build made it. */
export interface OfflineKeys {
  read: () => BuiltKeysFile;
}

function readBuiltFile(folder: string): BuiltKeysFile {
  const body = readFileSync(join(folder, keysFileName));
  const text = body.toString('utf8');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text)?.[1];
  if (policy === undefined) throw new Error(`${keysFileName} has no policy.`);
  const version = /<meta name="version" content="([^"]+)"/.exec(text)?.[1];
  if (version === undefined) throw new Error(`${keysFileName} has no version.`);
  const sha256 = createHash('sha256').update(body).digest('hex');
  return { name: keysFileName, sizeBytes: body.length, sha256, body, policy, version };
}

/** @param folder of the build; read when the file is first asked for */
export function createOfflineKeys({ folder }: { folder: string }): OfflineKeys {
  let file: BuiltKeysFile | undefined;
  return { read: () => (file ??= readBuiltFile(folder)) };
}
