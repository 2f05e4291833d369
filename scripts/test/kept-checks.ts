import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Checks that only read files, and the files they read. */
const reads: Readonly<Record<string, RegExp>> = {
  types: /\.(?:ts|tsx|js|mjs|json)$/,
  lint: /\.(?:ts|tsx|js|mjs|json)$/,
  format: /./,
  unused: /./,
  messages: /./,
};

/** The files of the working tree, new ones included, without what git ignores; undefined without git. */
function listFiles(root: string): string[] | undefined {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? [...new Set(stdout.split('\0'))].filter((name) => name !== '').sort() : undefined;
}

/** A deleted file is listed until its deletion is committed. */
function read(path: string): Buffer | string {
  try {
    return readFileSync(path);
  } catch {
    return 'deleted';
  }
}

/**
 * Remembers which checks have passed on which files, so that a run need not repeat them. Only on a developer's machine: with `CI` set, every
 * check runs. The versions of the checking programs are in package-lock.json, which every check reads.
 */
export interface KeptChecks {
  /** Whether the check has passed on exactly these files. */
  has(check: string): boolean;
  keep(check: string): void;
}

export function openKeptChecks(root: string): KeptChecks {
  const path = join(root, 'node_modules/.cache/passed-checks.json');
  const files = process.env['CI'] ? undefined : listFiles(root);
  const known = (): Record<string, string> => {
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    } catch {
      return {};
    }
  };
  const fingerprints = new Map<string, string | undefined>();
  const fingerprintOf = (check: string): string | undefined => {
    const pattern = reads[check];
    if (!files || !pattern) return undefined;
    const hash = createHash('sha256').update(process.version);
    for (const name of files.filter((each) => pattern.test(each)))
      hash
        .update(name)
        .update('\0')
        .update(read(join(root, name)))
        .update('\0');
    return hash.digest('hex');
  };
  /** Of the files as they were before the check began: they may change while it runs. */
  const before = (check: string) => {
    if (!fingerprints.has(check)) fingerprints.set(check, fingerprintOf(check));
    return fingerprints.get(check);
  };
  return {
    has: (check) => before(check) !== undefined && known()[check] === before(check),
    keep: (check) => {
      const fingerprint = before(check);
      if (fingerprint === undefined) return;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify({ ...known(), [check]: fingerprint }));
    },
  };
}
