import { describe, expect, it } from 'vitest';
import type { PublishedKeysFile } from './keys-file.ts';
import type { PublishedRelease } from './release.ts';
import { judgeSha256, judgeVersion, type CheckedFile } from './verdict.ts';

const hashOf = (digit: string) => digit.repeat(64);

function release(platform: string, version: string, digit: string): PublishedRelease {
  const file = { name: `tideport-${platform}-${version}.apk`, sizeBytes: 1000, sha256: hashOf(digit) };
  return { platform, version, released: '2026-11-12', file };
}

const latest = release('android', '3.8.0', 'a');
const older = release('android', '3.7.2', 'b');
const shop: PublishedRelease = { platform: 'ios', version: '3.8.0', released: '2026-11-12', file: null };
const releases = [latest, older, shop];

/** Where no file of the key generator is known. */
const judge = (published: readonly PublishedRelease[], sha256: string, file?: CheckedFile) =>
  judgeSha256({ releases: published, keysFiles: [] }, sha256, file);

describe('a hash', () => {
  it('of a published file names the release and the latest of its platform', () => {
    expect(judge(releases, hashOf('a'))).toEqual({ kind: 'genuine', release: latest, latest });
    expect(judge(releases, hashOf('b'))).toEqual({ kind: 'genuine', release: older, latest });
  });

  it('of any other file is unknown; a smaller file of a known name may be a broken download', () => {
    const check = (name: string, sizeBytes: number) => judge(releases, hashOf('0'), { name, sizeBytes });
    expect(judge(releases, hashOf('0'))).toEqual({ kind: 'unknown-file', namesake: undefined });
    expect(check('Tideport-Android-3.8.0 (2).apk', 10)).toEqual({
      kind: 'unknown-file',
      namesake: latest.file,
    });
    expect(check('tideport-android-3.8.0(12).apk', 10)).toEqual({
      kind: 'unknown-file',
      namesake: latest.file,
    });
    expect(check('tideport(1).android-3.8.0.apk', 10)).toEqual({ kind: 'unknown-file', namesake: undefined });
    expect(check('tideport-android-3.8.0.apk', 1000)).toEqual({ kind: 'unknown-file', namesake: undefined });
    expect(check('tideport-android-3.8.0.apk', 1001)).toEqual({ kind: 'unknown-file', namesake: undefined });
    expect(check('holiday.jpg', 10)).toEqual({ kind: 'unknown-file', namesake: undefined });
  });

  it('that is empty matches no release without a file', () => {
    expect(judge(releases, '').kind).toBe('unknown-file');
  });
});

describe('a release with several files', () => {
  const arm = { name: 'tideport-android-3.8.0-arm64.apk', sizeBytes: 900, sha256: hashOf('c') };
  const x86 = { name: 'tideport-android-3.8.0-x86.apk', sizeBytes: 950, sha256: hashOf('d') };
  const several = { ...latest, further: [arm, x86] };
  const all = [several, older, shop];

  it('is found by the hash of each, and by no other', () => {
    const genuine = { kind: 'genuine', release: several, latest: several };
    for (const digit of ['a', 'c', 'd']) expect(judge(all, hashOf(digit))).toEqual(genuine);
    expect(judge(all, hashOf('e')).kind).toBe('unknown-file');
    expect(judge(all, '').kind).toBe('unknown-file');
  });

  it('is withdrawn with all of them', () => {
    const withdrawn = { ...several, withdrawal: { day: '2026-11-20', reason: 'tampered' } as const };
    for (const digit of ['a', 'c', 'd'])
      expect(judge([withdrawn, older], hashOf(digit))).toEqual({
        kind: 'withdrawn',
        release: withdrawn,
        latest: older,
      });
  });

  it('decides about a further file that another release has too', () => {
    const withdrawn = { ...several, withdrawal: { day: '2026-11-20', reason: 'defect' } as const };
    const twin = { ...older, file: arm };
    expect(judge([twin, withdrawn], arm.sha256).kind).toBe('withdrawn');
    expect(judge([withdrawn, twin], arm.sha256).kind).toBe('withdrawn');
  });

  it('names the file of which a broken download may be a part', () => {
    const check = (sizeBytes: number) => judge(all, hashOf('0'), { name: arm.name, sizeBytes });
    expect(check(899)).toEqual({ kind: 'unknown-file', namesake: arm });
    expect(check(900)).toEqual({ kind: 'unknown-file', namesake: undefined });
  });

  it('has none where a store delivers it, whatever a row says', () => {
    const odd = { ...shop, further: [arm] };
    expect(judge([odd], arm.sha256).kind).toBe('unknown-file');
  });
});

describe('a version', () => {
  it('is looked up within its platform', () => {
    expect(judgeVersion(releases, { platform: 'android', version: '3.7.2' })).toEqual({
      kind: 'published',
      release: older,
      latest,
    });
    expect(judgeVersion(releases, { platform: 'ios', version: '3.8.0' }).kind).toBe('published');
    expect(judgeVersion(releases, { platform: 'ios', version: '3.7.2' })).toEqual({
      kind: 'unpublished',
      platform: 'ios',
      version: '3.7.2',
    });
  });

  it.each([
    ['3.8', '3.8.1'],
    ['3.8.0', '3.8.0'],
    ['3.7', '3.7.2'],
    ['3.7.2.0', '3.7.2'],
    ['4', undefined],
    ['3', '3.8.1'],
    ['3.80', undefined],
    ['3.70', undefined],
    ['8.0', undefined],
  ])('%s is the latest that begins so: %s', (typed, found) => {
    const all = [release('android', '3.8.1', 'c'), ...releases];
    const verdict = judgeVersion(all, { platform: 'android', version: typed });
    expect('release' in verdict ? verdict.release.version : undefined).toBe(found);
  });
});

describe('a withdrawn release', () => {
  const withdrawn = { ...latest, withdrawal: { day: '2026-11-20', reason: 'vulnerability' } as const };
  const left = [withdrawn, older, shop];

  it('is named as such by its hash and by its version, with the latest release that is still offered', () => {
    const verdict = { kind: 'withdrawn', release: withdrawn, latest: older };
    expect(judge(left, hashOf('a'))).toEqual(verdict);
    expect(judgeVersion(left, { platform: 'android', version: '3.8.0' })).toEqual(verdict);
  });

  it('is never the latest version of another one', () => {
    expect(judge(left, hashOf('b'))).toEqual({ kind: 'genuine', release: older, latest: older });
  });

  it('leaves nothing to offer when it was the only one', () => {
    expect(judge([withdrawn], hashOf('a'))).toEqual({
      kind: 'withdrawn',
      release: withdrawn,
      latest: undefined,
    });
  });

  it('decides about a file that another release has too', () => {
    const twin = { ...latest, platform: 'android-32' };
    expect(judge([twin, withdrawn], hashOf('a')).kind).toBe('withdrawn');
    expect(judge([withdrawn, twin], hashOf('a')).kind).toBe('withdrawn');
  });
});

describe('a file of the key generator', () => {
  const keysFile = (digit: string, change: Partial<PublishedKeysFile> = {}): PublishedKeysFile => ({
    ...{ name: 'offline-keys.html', sizeBytes: 660_000, sha256: hashOf(digit), version: '1.2.0' },
    ...{ offered: '2026-11-24', isCurrent: false, ...change },
  });
  const current = keysFile('1', { isCurrent: true });
  const earlier = keysFile('2');
  const tampered = { day: '2026-11-28', reason: 'tampered' } as const;
  const withdrawn = { ...keysFile('3'), withdrawal: tampered };
  const published = { releases, keysFiles: [current, earlier, withdrawn] };

  it('is genuine, of this build or an earlier one, with the file that is offered now', () => {
    const kind = 'genuine-keys-file';
    expect(judgeSha256(published, hashOf('1'))).toEqual({ kind, file: current, current });
    expect(judgeSha256(published, hashOf('2'))).toEqual({ kind, file: earlier, current });
    expect(judgeSha256({ releases, keysFiles: [earlier] }, hashOf('2'))).toEqual({
      ...{ kind, file: earlier, current: undefined },
    });
  });

  it('that was withdrawn is named as such, also where a release has it, and is never the one to get', () => {
    const kind = 'withdrawn-keys-file';
    expect(judgeSha256(published, hashOf('3'))).toEqual({ kind, file: withdrawn, current });
    const twin = release('extension', '1.0.0', '3');
    expect(judgeSha256({ ...published, releases: [twin] }, hashOf('3')).kind).toBe(kind);
    const own = { ...current, withdrawal: tampered };
    expect(judgeSha256({ releases, keysFiles: [own, earlier] }, hashOf('1'))).toEqual({
      ...{ kind, file: own, current: undefined },
    });
    expect(judgeSha256({ releases, keysFiles: [own, earlier] }, hashOf('2'))).toMatchObject({
      current: undefined,
    });
  });

  it('is withdrawn with a release that has it, and otherwise that release', () => {
    const twin = release('extension', '1.0.0', '2');
    expect(judgeSha256({ ...published, releases: [twin] }, hashOf('2')).kind).toBe('genuine');
    const gone = { ...twin, withdrawal: tampered };
    expect(judgeSha256({ ...published, releases: [gone] }, hashOf('2')).kind).toBe('withdrawn');
  });

  it('is unknown by any other hash; a smaller one may be a broken download of the current file', () => {
    const check = (name: string, sizeBytes: number) =>
      judgeSha256(published, hashOf('0'), { name, sizeBytes });
    expect(judgeSha256(published, '').kind).toBe('unknown-file');
    expect(check('offline-keys (1).html', 10)).toEqual({ kind: 'unknown-file', namesake: current });
    expect(check('offline-keys.html', 660_000)).toEqual({ kind: 'unknown-file', namesake: undefined });
    expect(
      judgeSha256({ releases, keysFiles: [earlier] }, hashOf('0'), {
        name: 'offline-keys.html',
        sizeBytes: 10,
      }),
    ).toEqual({ kind: 'unknown-file', namesake: undefined });
  });
});
