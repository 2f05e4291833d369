import { spawnSync } from 'node:child_process';

/** An advisory on a package of the lock file. */
export interface Advisory {
  /** `GHSA-…` */
  id: string;
  package: string;
  severity: string;
  title: string;
  url: string;
  /** Where the package is, as in LockedPackage. */
  paths: readonly string[];
}

/** The part of npm's report that is read here (format 2). */
interface AuditReport {
  vulnerabilities?: Record<string, Vulnerability>;
  /** Why there is no report: of a failed call, and of npm itself. */
  message?: string;
  error?: { summary?: string };
}

interface Vulnerability {
  /** Advisories on the package itself; names of packages through which it is affected. */
  via: readonly (string | { name: string; severity: string; title: string; url: string })[];
  nodes: readonly string[];
}

/** The registry said nothing that could be read. The message says what happened instead. */
export class NoAnswerError extends Error {}

function parseReport(text: string): AuditReport {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return {};
  }
}

/**
 * Asks npm's registry, as npm is configured on this machine, for advisories on all versions of a lock file. Sends it their names. Asks once
 * and waits for a minute at most.
 * @throws NoAnswerError
 */
export function readAdvisories(root: string): Advisory[] {
  const options = ['--json', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=60000'];
  const { stdout, stderr, error } = spawnSync('npm', ['audit', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  const report = parseReport(stdout ?? '');
  if (!report.vulnerabilities)
    throw new NoAnswerError(
      (report.message ?? report.error?.summary ?? error?.message ?? stderr).trim() || 'npm said nothing',
    );
  const found = Object.values(report.vulnerabilities).flatMap(({ via, nodes }) =>
    via
      .filter((each) => typeof each !== 'string')
      .map(({ name, severity, title, url }) => ({
        ...{ id: url.slice(url.lastIndexOf('/') + 1), package: name },
        ...{ severity, title, url, paths: nodes },
      })),
  );
  return [...new Map(found.map((each) => [`${each.id} ${each.package}`, each])).values()];
}
