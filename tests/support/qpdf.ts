import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages } from './debian-packages.ts';

const path = '/usr/bin/qpdf';

/** Runs qpdf, a PDF reader independent of PDFium. @throws when it is not installed and cannot be */
function run(args: readonly string[]): { status: number | null; output: string } {
  if (!existsSync(path)) installDebianPackages(['qpdf']);
  if (!existsSync(path)) throw new Error(`These tests need qpdf at ${path} (Debian's package qpdf)`);
  const { status, stdout } = spawnSync(path, args, { encoding: 'utf8' });
  return { status, output: stdout.trim() };
}

function withFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'qpdf-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface QpdfFacts {
  /** Without errors and warnings. */
  isSound: boolean;
  needsPassword: boolean;
  /** NaN when they cannot be counted. */
  pages: number;
  attachments: boolean;
}

/** What qpdf says about a file. */
export function readWithQpdf(pdf: Buffer): QpdfFacts {
  return withFolder((folder) => {
    const file = join(folder, 'file.pdf');
    writeFileSync(file, pdf);
    const attachments = run(['--list-attachments', file]);
    return {
      isSound: run(['--check', file]).status === 0,
      needsPassword: run(['--requires-password', file]).status === 0,
      pages: Number.parseInt(run(['--show-npages', file]).output, 10),
      attachments:
        attachments.status === 0 && attachments.output !== '' && !attachments.output.includes('has no'),
    };
  });
}

/** Rewrites a file. @param options such as `--linearize`; `{other}` is a file beside it */
export function rewriteWithQpdf(pdf: Buffer, options: readonly string[]): Buffer {
  return withFolder((folder) => {
    const [file, other, made] = ['in.pdf', 'other.txt', 'out.pdf'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(file, pdf);
    writeFileSync(other, 'another file');
    const { status } = run(
      [
        ...options.map((option) => option.replaceAll('{other}', other).replaceAll('{in}', file)),
        file,
        made,
      ].slice(),
    );
    if (status !== 0 && status !== 3) throw new Error(`qpdf ${options.join(' ')} ended with ${status}`);
    return readFileSync(made);
  });
}
