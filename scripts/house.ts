import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDrawing } from './house/draw-rooms.ts';
import { printFigures, writeFigures } from './house/house-page.ts';
import { measureHouse } from './house/measure-house.ts';

/* `npm run house`: prints the figures of the sources, stores them in docs/house.md and draws the rooms into
   docs/architecture.md.
   `npm run house -- --details` also lists the items behind the figures. */

const root = process.cwd();
const { figures, details } = measureHouse(root);
console.log(printFigures(figures));
if (process.argv.includes('--details')) console.log(JSON.stringify(details, null, 2));
writeFileSync(join(root, 'docs/house.md'), writeFigures(figures));
const architecture = join(root, 'docs/architecture.md');
writeFileSync(architecture, withDrawing(readFileSync(architecture, 'utf8')));
