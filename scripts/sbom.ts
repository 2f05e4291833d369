import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from './build/dist-folder.ts';
import { sbomOfProject } from './supply-chain/sbom-of-project.ts';

/* `npm run sbom -- [FILE]`: the packages that the product is made of, as a software bill of materials (CycloneDX 1.6, JSON), into FILE or to
   the output. Packages that the bundles alone need are known from the build: run `npm run build` first. */

const root = process.cwd();
const [file] = process.argv.slice(2);
const sbom = sbomOfProject(root, join(root, distFolder));
const text = `${JSON.stringify(sbom, null, 2)}\n`;
if (file === undefined) process.stdout.write(text);
else {
  writeFileSync(file, text);
  console.log(`${file}: ${sbom.components.length} packages.`);
}
