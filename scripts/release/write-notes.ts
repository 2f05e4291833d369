import { git } from './git.ts';

/** The nearest tag of a version among those that led to this commit. */
function findTagBefore(root: string): string | undefined {
  if (git(root, ['tag', '--merged', 'HEAD', '--list', 'v*']) === '') return undefined;
  return git(root, ['describe', '--tags', '--abbrev=0', '--match', 'v*']);
}

/** The first lines of the commits since the version before, the latest first, as Markdown. */
export function writeNotes(root: string, version: string): string {
  const tag = findTagBefore(root);
  const range = tag ? [`${tag}..HEAD`] : ['HEAD'];
  const subjects = git(root, ['log', '--no-merges', '--format=%s', ...range]);
  const items = subjects.split('\n').filter((line) => line !== '');
  const since = tag ? `Changes since ${tag.slice(1)}:` : 'The first release.';
  return [`# ${version}`, '', since, '', ...items.map((item) => `- ${item}`), ''].join('\n');
}
