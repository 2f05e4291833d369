import { expect, test } from 'vitest';
import { listPackages } from '../../scripts/installed-packages.mjs';

test('packages are found where Node finds them; of development and of optional peers none', () => {
  const packages = {
    '': { version: '1.0.0', dependencies: { auth: '1' }, optionalDependencies: { 'node-linux': '24' } },
    'node_modules/auth': {
      version: '1.0.0',
      dependencies: { '@scope/codec': '2' },
      optionalDependencies: { 'native-linux': '1', 'native-mac': '1' },
      peerDependencies: { database: '1', vitest: '5' },
      peerDependenciesMeta: { vitest: { optional: true } },
    },
    'node_modules/auth/node_modules/@scope/codec': { version: '2.0.0', dependencies: { bytes: '1' } },
    'node_modules/@scope/codec': { version: '1.0.0' },
    'node_modules/bytes': { version: '1.0.0', dependencies: { '@scope/codec': '1' } },
    'node_modules/database': { version: '1.0.0' },
    'node_modules/native-linux': { version: '1.0.0' },
    'node_modules/node-linux': { version: '24.0.0' },
    'node_modules/vitest': { version: '5.0.0', dependencies: { vite: '8' } },
    'node_modules/vite': { version: '8.0.0' },
  };
  expect([...listPackages(packages)].sort()).toEqual([
    'node_modules/@scope/codec',
    'node_modules/auth',
    'node_modules/auth/node_modules/@scope/codec',
    'node_modules/bytes',
    'node_modules/database',
    'node_modules/native-linux',
    'node_modules/node-linux',
  ]);
});
