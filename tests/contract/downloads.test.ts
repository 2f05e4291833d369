import { expect, it } from 'vitest';
import { seedContent } from '#content/seed.ts';
import { platforms } from '#features/site/downloads/model/platform.ts';
import { createDownloads } from '#features/site/downloads/server/downloads.ts';
import { testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { readEditorsContent } from '../support/part-of-content.ts';

const row = {
  platform: 'android',
  version: '1.0.0',
  released: '2026-01-02',
  file_name: 'wallet.apk',
  size_bytes: 5_000_000_000,
  sha256: 'AB'.repeat(32),
  notes: '{"en":"News","zh":"新闻"}',
};

describeOnEachEngine('downloads', (open) => {
  it('has a release for every platform at the first start, with a hash wherever there is a file', async () => {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readEditorsContent() });
    const releases = await createDownloads(opened).listReleases('en');
    expect(new Set(releases.map(({ platform }) => platform))).toEqual(new Set(platforms));
    for (const { platform, file, notes } of releases) {
      expect(notes).not.toBe('');
      if (platform === 'ios') expect(file).toBeNull();
      else expect(file?.sha256).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('lists by platform, latest first, in the requested language or the nearest one, which it names', async () => {
    const opened = await open();
    const shop = { file_name: '', size_bytes: 0, sha256: '' };
    await opened.database
      .insertInto('releases')
      .values([
        { ...row, platform: 'desktop-linux' },
        { ...row, platform: 'ios', ...shop },
        row,
        { ...row, version: '1.10.0' },
        { ...row, version: '1.9.0', released: '2026-01-03' },
      ])
      .execute();
    const downloads = createDownloads(opened);
    const releases = await downloads.listReleases('zh-tw');
    expect(releases.map(({ platform, version }) => `${platform} ${version}`)).toEqual([
      'android 1.9.0',
      'android 1.10.0',
      'android 1.0.0',
      'ios 1.0.0',
      'desktop-linux 1.0.0',
    ]);
    expect(releases[0]).toEqual({
      platform: 'android',
      version: '1.9.0',
      released: '2026-01-03',
      file: { name: 'wallet.apk', sizeBytes: 5_000_000_000, sha256: 'ab'.repeat(32) },
      notes: '新闻',
      notesLang: 'zh-Hans',
    });
    expect(releases[3]?.file).toBeNull();
    expect((await downloads.listReleases('ko'))[0]?.notes).toBe('News');
  });
});
