import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

/**
 * How many requirements of levels 1 and 2 each section has; they are numbered from 1, those of level 3 after them. Counted in
 * `5.0/docs_en/OWASP_Application_Security_Verification_Standard_5.0.0_en.csv` of https://github.com/OWASP/ASVS.
 */
const counts: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11 },
  ...{ '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1 },
  ...{ '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5 },
  ...{ '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};

/** `1.2.6–8` is three numbers. */
function numbersOf(text: string): string[] {
  return text.split(', ').flatMap((part) => {
    const [, section = '', first = '', last = first] = /^(\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(part) ?? [];
    const length = Number(last) - Number(first) + 1;
    return Array.from({ length }, (_, index) => `${section}.${Number(first) + index}`);
  });
}

const entries = page
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => {
    const [, numbers = '', state = ''] =
      /^- ([\d.–, ]+) (holds?|do(?:es)? not apply|(?:is|are) open): /.exec(line) ?? [];
    return { line, numbers: numbersOf(numbers), state };
  });

/** Files in backticks, and pages that a link leads to. */
const filesIn = (text: string) => [
  ...[...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|js|md|conf|ya?ml|service)|deploy\/Caddyfile)`/g)].map(
    ([, name = '']) => name,
  ),
  ...[...text.matchAll(/\]\(([\w/-]+\.md)/g)].map(([, name = '']) => `docs/${name}`),
];

test('every requirement of levels 1 and 2 is in docs/asvs.md once', () => {
  const wanted = Object.entries(counts).flatMap(([section, count]) => numbersOf(`${section}.1–${count}`));
  expect(wanted).toHaveLength(253);
  expect(entries.flatMap(({ numbers }) => numbers).toSorted()).toEqual(wanted.toSorted());
});

test('what is named in docs/asvs.md exists', () => {
  const missing = filesIn(page).filter((name) => !existsSync(join(root, name)));
  expect(missing).toEqual([]);
});

test('what holds names its file and its test, or the page that says it', () => {
  const bare = entries
    .filter(({ state }) => state.startsWith('hold'))
    .filter(({ line }) => {
      const files = filesIn(line);
      const isShown = files.some((name) => /^tests\/|\.test\.tsx?$/.test(name));
      return !files.some((name) => name.startsWith('docs/')) && (!isShown || files.length < 2);
    });
  expect(bare.map(({ line }) => line)).toEqual([]);
});
