import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { keysOfInputMethods } from './scripts/lint/keys-of-input-methods.ts';
import { longFunctions } from './scripts/lint/long-functions.ts';
import { noCycles } from './scripts/lint/no-cycles.ts';
import { plainWords } from './scripts/lint/plain-words.ts';
import { featureParts, rooms } from './scripts/lint/room-parts.ts';
import { featureEdges, folderOf } from './scripts/lint/rooms.ts';

const root = import.meta.dirname;

/** The places a room name of scripts/lint/rooms.ts stands for, relative to the project. */
const placeOf = (room) => (room === 'brand' ? './brand' : `./src/${room}`);
/** `no-restricted-paths` wants exceptions relative to `from`. */
const exceptions = (allowed) => allowed.filter((room) => room !== 'brand').map((room) => `./${room}`);

function zonesOf(target, allowed) {
  const message = `${target} may import only: ${allowed.join(', ')} (scripts/lint/rooms.ts)`;
  const zones = [
    { target: `./src/${target}`, from: './src', except: exceptions([target, ...allowed]), message },
  ];
  if (!allowed.includes('brand')) zones.push({ target: `./src/${target}`, from: placeOf('brand'), message });
  zones.push({ target: `./src/${target}`, from: ['./tests', './scripts', './content'], message });
  return zones;
}

const roomZones = Object.entries(rooms).flatMap(([room, allowed]) => zonesOf(room, allowed));
const featureZones = Object.entries(featureEdges).flatMap(([feature, edges]) =>
  Object.entries(featureParts).flatMap(([part, may]) =>
    zonesOf(`${folderOf(feature)}/${part}`, [
      ...may.rooms,
      ...may.own.map((own) => `${folderOf(feature)}/${own}`),
      ...edges.flatMap((edge) => may.declared.map((declared) => `${folderOf(edge)}/${declared}`)),
    ]),
  ),
);

/** Screens around the desk's rooms: what runs in the browser beside the desk's API in one folder. */
const deskScreens = ['./src/platform', './src/features/*/*/server/**/*', './src/ui'].map((from) => ({
  target: './src/app/desk/**/*.tsx',
  from,
  message: 'Screens of the desk run in the browser, with components of their own (scripts/lint/rooms.ts)',
}));

/** Throw where a browser blocks cookies, so that one unguarded use takes down what surrounds it. */
const storages = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'];
const storageMessage = 'Throws where the browser blocks cookies: use src/lib/device-storage.ts.';
const noStorages = {
  'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: storageMessage }))],
  'no-restricted-properties': [
    'error',
    ...['window', 'globalThis', 'self'].flatMap((object) =>
      storages.map((property) => ({ object, property, message: storageMessage })),
    ),
  ],
};

/** `BRAND_DIR` moves what is imported by this name, and nothing else (scripts/brand-folder.ts). */
const brandMessage = 'Import `#brand/…`: a team’s own folder takes the place of this one.';

const functionLength = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];
const longFunctionFiles = longFunctions
  .flatMap(({ files }) => Object.entries(files))
  .map(([file, max]) => ({ files: [file], rules: { 'max-lines-per-function': functionLength(max) } }));

export default tseslint.config(
  {
    ignores: [
      'desk-icons/',
      '.installing/',
      'dist/',
      'node_modules/',
      'data/',
      'shots/',
      'test-results/',
      'messages/',
      'public/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: {
      'import-x': importX,
      regexp,
      house: { rules: { 'keys-of-input-methods': keysOfInputMethods, 'no-cycles': noCycles } },
    },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: `${root}/tsconfig.json` })],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: root, zones: [...roomZones, ...featureZones, ...deskScreens] },
      ],
      'house/no-cycles': 'error',
      // A pattern may take time in proportion to its input, never more: visitors choose the input (docs/security.md).
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
      'max-lines': ['error', { max: 300 }],
      'max-params': ['error', 3],
      'max-lines-per-function': functionLength(50),
      'no-console': ['error', { allow: ['warn'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // oxlint's, several times faster (.oxlintrc.json).
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  ...longFunctionFiles,
  {
    // Where components and hooks are: these rules run the React compiler over each function, half of the linter's time everywhere.
    files: ['**/*.tsx', 'src/features/*/*/{view,desk}/**/*.ts', 'src/{app,i18n,ui}/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...plainWords],
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: String.raw`^(?:\.\./)+brand/`, message: brandMessage }] },
      ],
      'house/keys-of-input-methods': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // The second one keeps files, which only a database can, and guards it.
    ignores: [
      '**/*.test.{ts,tsx}',
      'src/lib/device-storage.ts',
      'src/features/submission/uploads/view/pending-file.ts',
    ],
    rules: noStorages,
  },
  {
    files: ['scripts/**', 'tests/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'off', 'max-lines-per-function': 'off' },
  },
);
