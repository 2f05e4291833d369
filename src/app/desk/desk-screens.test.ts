import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticesPath } from '#features/team/notices/model/notices-path.ts';
import { deskScreens, detailPages } from '../../../tests/support/desk-screens.ts';
import { checklistPath } from './places.ts';

const source = readFileSync(new URL('desk.tsx', import.meta.url), 'utf8');

/** Where react-admin puts each part of a resource. */
const addresses = { list: '', create: '/create', edit: '/:id', show: '/:id/show' };

/** Constants in the paths of the router. */
const constants: Readonly<Record<string, string>> = { noticesPath, checklistPath };

/** Routes that are not in the table, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  [`${noticesPath}/:id`]: 'leads to what the notice is about: desk-notices.spec.ts',
  '/invitation/:token': 'without the frame of the desk: desk-invitations.spec.ts',
  '/recovery/:token': 'without the frame of the desk: desk-recovery.spec.ts',
};

function listResources(): string[] {
  const [table = ''] = source.split('<CustomRoutes');
  return table
    .split('<Resource')
    .slice(1)
    .flatMap((text) => {
      const name = /name="([a-z-]+)"/.exec(text)?.[1];
      return Object.entries(addresses).flatMap(([part, address]) =>
        // With the space before it: other names may end in the same word.
        new RegExp(String.raw`\s${part}=\{`).test(text) ? `/${name}${address}` : [],
      );
    });
}

/** The paths of single routes: a text, a constant, or a template with one. */
function listRoutes(): string[] {
  const paths = source.split('<Route path=').slice(1);
  return paths.map((text) => {
    const written = text.slice(0, text.indexOf(' element='));
    return Object.entries(constants)
      .reduce((path, [name, value]) => path.replace(name, value), written)
      .replaceAll(/["`${}]/g, '');
  });
}

test('every screen of the router is in the table of screens that tests open, or says why not', () => {
  const routes = [...listResources(), ...listRoutes()];
  expect(routes.length).toBeGreaterThan(40);
  const named = new Set([
    ...deskScreens.map(({ route, path }) => route ?? path),
    ...detailPages.map(({ route }) => route),
    ...Object.keys(elsewhere),
  ]);
  expect(routes.filter((route) => !named.has(route))).toEqual([]);
  expect([...named].filter((route) => !routes.includes(route))).toEqual([]);
});
