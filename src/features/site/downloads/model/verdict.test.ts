import { describe, expect, it } from 'vitest';
import type { PublishedRelease } from './release.ts';
import { judgeSha256, judgeVersion } from './verdict.ts';

const hashOf = (digit: string) => digit.repeat(64);

function release(platform: string, version: string, digit: string): PublishedRelease {
  const file = { name: `tideport-${platform}-${version}.apk`, sizeBytes: 1000, sha256: hashOf(digit) };
  return { platform, version, released: '2026-11-12', file };
}

const latest = release('android', '3.8.0', 'a');
const older = release('android', '3.7.2', 'b');
const shop: PublishedRelease = { platform: 'ios', version: '3.8.0', released: '2026-11-12', file: null };
const releases = [latest, older, shop];

describe('a hash', () => {
  it('of a published file names the release and the latest of its platform', () => {
    expect(judgeSha256(releases, hashOf('a'))).toEqual({ kind: 'genuine', release: latest, latest });
    expect(judgeSha256(releases, hashOf('b'))).toEqual({ kind: 'genuine', release: older, latest });
  });

  it('of any other file is unknown; a smaller file of a known name may be a broken download', () => {
    const check = (name: string, sizeBytes: number) =>
      judgeSha256(releases, hashOf('0'), { name, sizeBytes });
    expect(judgeSha256(releases, hashOf('0'))).toEqual({ kind: 'unknown-file', namesake: undefined });
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
    expect(judgeSha256(releases, '').kind).toBe('unknown-file');
  });
});

describe('a release with several files', () => {
  const arm = { name: 'tideport-android-3.8.0-arm64.apk', sizeBytes: 900, sha256: hashOf('c') };
  const x86 = { name: 'tideport-android-3.8.0-x86.apk', sizeBytes: 950, sha256: hashOf('d') };
  const several = { ...latest, further: [arm, x86] };
  const all = [several, older, shop];

  it('is found by the hash of each, and by no other', () => {
    const genuine = { kind: 'genuine', release: several, latest: several };
    for (const digit of ['a', 'c', 'd']) expect(judgeSha256(all, hashOf(digit))).toEqual(genuine);
    expect(judgeSha256(all, hashOf('e')).kind).toBe('unknown-file');
    expect(judgeSha256(all, '').kind).toBe('unknown-file');
  });

  it('is withdrawn with all of them', () => {
    const withdrawn = { ...several, withdrawal: { day: '2026-11-20', reason: 'tampered' } as const };
    for (const digit of ['a', 'c', 'd'])
      expect(judgeSha256([withdrawn, older], hashOf(digit))).toEqual({
        kind: 'withdrawn',
        release: withdrawn,
        latest: older,
      });
  });

  it('decides about a further file that another release has too', () => {
    const withdrawn = { ...several, withdrawal: { day: '2026-11-20', reason: 'defect' } as const };
    const twin = { ...older, file: arm };
    expect(judgeSha256([twin, withdrawn], arm.sha256).kind).toBe('withdrawn');
    expect(judgeSha256([withdrawn, twin], arm.sha256).kind).toBe('withdrawn');
  });

  it('names the file of which a broken download may be a part', () => {
    const check = (sizeBytes: number) => judgeSha256(all, hashOf('0'), { name: arm.name, sizeBytes });
    expect(check(899)).toEqual({ kind: 'unknown-file', namesake: arm });
    expect(check(900)).toEqual({ kind: 'unknown-file', namesake: undefined });
  });

  it('has none where a store delivers it, whatever a row says', () => {
    const odd = { ...shop, further: [arm] };
    expect(judgeSha256([odd], arm.sha256).kind).toBe('unknown-file');
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
    expect(judgeSha256(left, hashOf('a'))).toEqual(verdict);
    expect(judgeVersion(left, { platform: 'android', version: '3.8.0' })).toEqual(verdict);
  });

  it('is never the latest version of another one', () => {
    expect(judgeSha256(left, hashOf('b'))).toEqual({ kind: 'genuine', release: older, latest: older });
  });

  it('leaves nothing to offer when it was the only one', () => {
    expect(judgeSha256([withdrawn], hashOf('a'))).toEqual({
      kind: 'withdrawn',
      release: withdrawn,
      latest: undefined,
    });
  });

  it('decides about a file that another release has too', () => {
    const twin = { ...latest, platform: 'android-32' };
    expect(judgeSha256([twin, withdrawn], hashOf('a')).kind).toBe('withdrawn');
    expect(judgeSha256([withdrawn, twin], hashOf('a')).kind).toBe('withdrawn');
  });
});
