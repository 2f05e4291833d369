import { filesOf } from '#features/site/downloads/model/release.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import { foldText } from '#lib/fold-text.ts';
import { foundMax, type Find } from './find.ts';

export const findContents: Find = async ({ editing }, q, person) => {
  if (!may(person, 'content.read')) return [];
  const found = await editing.find({ q, limit: foundMax });
  return found.map(({ title, ...entry }) => ({ type: 'content', name: title, ...entry }));
};

/** Notices of the status page, in any language. */
export const findNotices: Find = async ({ statusNotices }, q, person) => {
  if (!may(person, 'content.read')) return [];
  const words = foldText(q);
  const found = (await statusNotices.list()).filter(({ texts }) =>
    Object.values(texts).some((text) => foldText(`${text.title} ${text.text}`).includes(words)),
  );
  return found.slice(0, foundMax).map(({ id, texts }) => ({
    type: 'status-notice',
    id,
    name: Object.values(texts)[0]?.title ?? '',
  }));
};

export const findReleases: Find = async ({ releases }, q, person) => {
  if (!may(person, 'releases.read')) return [];
  const words = foldText(q);
  const found = (await releases.list()).filter((release) => {
    const files = filesOf(release).map(({ name, sha256 }) => `${name} ${sha256}`);
    return foldText([release.platform, release.version, ...files].join(' ')).includes(words);
  });
  return found.slice(0, foundMax).map(({ id, platform, version, withdrawal }) => ({
    type: 'release',
    id,
    name: version,
    platform,
    isWithdrawn: withdrawal !== undefined,
  }));
};
