import { buildWhenChanged } from '../../scripts/build/build-when-changed.ts';

/* A start that finds sources without their pages: builds those of the folder in argv and tells how many bytes it holds more than before. */

const [root = ''] = process.argv.slice(2);
const before = process.memoryUsage.rss();
await buildWhenChanged(root, () => undefined);
console.log(process.memoryUsage.rss() - before);
