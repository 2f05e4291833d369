import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hashPublicPictures } from '#platform/files/picture-hash.ts';
import { prepareMark, storeIcons } from '#platform/files/prepare-icon.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { ana, createWorld, inReview, validDapp, worldKey, type World } from '../support/submission-world.ts';

const shapes = {
  wave: (color: string) =>
    `<path d="M0 260 Q100 120 200 260 T400 260 V400 H0Z" fill="${color}"/><circle cx="290" cy="110" r="60" fill="${color}"/>`,
  tower: (color: string) =>
    `<rect x="160" y="40" width="80" height="320" fill="${color}"/><rect x="60" y="300" width="280" height="60" fill="${color}"/>`,
};

const draw = (shape: keyof typeof shapes, color = '#0b6e55', side = 400) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${side}" height="${side}"><rect width="400" height="400" fill="#fff"/>${shapes[shape](color)}</svg>`,
  );

async function upload(world: World, picture: Buffer): Promise<string> {
  const stored = await world.files.store(picture, { role: 'icon', key: worldKey });
  if (!stored.ok) throw new Error('The logo of the test was refused');
  return stored.file.sha256;
}

const elsewhere = (icon: string) => ({
  icon,
  title: 'Harbor',
  url: 'https://harbor.example.org',
  email: 'team@harbor.example.org',
  networks: ['eth'],
  addresses: [{ network: 'eth', addresses: '0x5FbDB2315678afecb367f032d93F642f64180aa3' }],
});

const logoFindings = async (world: World, change: Record<string, unknown>) =>
  (await world.review.get((await inReview(world, change)).id, ana)).findings.filter(
    ({ code }) => code === 'same-logo',
  );

describeOnEachEngine('copied logos', (open) => {
  test('finds the logo of another submission after recompressing and recoloring, for the desk only', async () => {
    const world = await createWorld(await open());
    const original = await upload(world, await sharp(draw('wave')).png().toBuffer());
    const copy = await upload(
      world,
      await sharp(draw('wave', '#1c4f9c', 380))
        .resize(400, 400)
        .jpeg({ quality: 60 })
        .toBuffer(),
    );
    const first = await inReview(world, { icon: original });
    const checked = await world.submissions.check('dapp', validDapp(world, elsewhere(copy)));
    expect(checked.findings.map(({ code }) => code)).not.toContain('same-logo');
    expect(await logoFindings(world, elsewhere(copy))).toMatchObject([
      {
        severity: 'warning',
        params: { bits: expect.any(Number) },
        evidence: { submission: first.id, title: 'Lantern Exchange' },
      },
    ]);
  });

  test('a different picture, and one without any features, match nothing', async () => {
    const world = await createWorld(await open());
    await inReview(world, { icon: await upload(world, await sharp(draw('wave')).png().toBuffer()) });
    const tower = await upload(world, await sharp(draw('tower')).png().toBuffer());
    expect(await logoFindings(world, elsewhere(tower))).toEqual([]);
    // The plain logo of these tests is of one color, as is this one.
    const plain = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    await inReview(world, { url: 'https://plain.example.org', title: 'Plain' });
    const change = {
      ...elsewhere(await upload(world, plain)),
      url: 'https://plainer.example.net',
      title: 'Tally',
    };
    expect(await logoFindings(world, change)).toEqual([]);
  });

  test('hashes icons of listed projects in the background, and finds their copies', async () => {
    const world = await createWorld(await open());
    const mark = prepareMark({ name: 'Beacon', id: 1 });
    const icon = { ...mark, svg: draw('tower').toString(), isMark: false };
    await storeIcons(world.database, [icon], new Date());
    const [hid] = await listNow(world.database, [newDapp('Beacon', { row: { icon_url: icon.url } })]);
    expect(await hashPublicPictures(world.database, 50)).toBe(1);
    expect(await hashPublicPictures(world.database, 50)).toBe(0);
    const copy = await upload(world, await sharp(draw('tower', '#333')).png().toBuffer());
    expect(await logoFindings(world, elsewhere(copy))).toMatchObject([
      { severity: 'warning', evidence: { title: 'Beacon', store_link: `/dappstore/detail?id=${hid}` } },
    ]);
  });

  test('a project may reuse its own logo: for its token, and in another language', async () => {
    const world = await createWorld(await open());
    const logo = await upload(world, await sharp(draw('wave')).png().toBuffer());
    const first = await inReview(world, { icon: logo });
    await world.review.perform({ ...first, action: { name: 'approve' }, person: ana });
    expect(await logoFindings(world, { icon: logo, language: 'zh', title: '灯塔' })).toEqual([]);
    const token = await inReview(world, { icon: logo }, 'token');
    const { findings } = await world.review.get(token.id, ana);
    expect(findings.filter(({ code }) => code === 'same-logo').map(({ severity }) => severity)).toEqual([
      'notice',
      'notice',
    ]);
  });
});
