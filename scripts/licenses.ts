import { join } from 'node:path';
import { distFolder } from './build/dist-folder.ts';
import { listLicenses } from './supply-chain/list-licenses.ts';
import { listShipped, readBundled } from './supply-chain/list-shipped.ts';
import { readLock } from './supply-chain/read-lock.ts';

/* `npm run licenses`: the license of each package that the product is made of; those of the bundles are known from the build. Ends with 1
   when one is not allowed (supply-chain/license-policy.ts). */

const root = process.cwd();
const licenses = listLicenses(listShipped(readLock(root), readBundled(join(root, distFolder))));
for (const [license, packages] of Map.groupBy(licenses, (each) => each.license ?? 'states none')) {
  console.log(license);
  for (const { name, version, reason } of packages)
    console.log(`  ${name} ${version}${reason ? ` (${reason})` : ''}`);
}
const refused = licenses.filter(({ allowed }) => !allowed);
for (const { name, version, license } of refused)
  console.error(`${name} ${version}: ${license ?? 'states no license'} is not allowed.`);
console.log(`${licenses.length} packages, ${refused.length} with a license that is not allowed.`);
if (refused.length > 0) process.exitCode = 1;
