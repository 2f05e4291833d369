import { buildWhenChanged } from '../../scripts/build/build-when-changed.ts';

/* A start that finds sources without built pages: builds those of the folder in argv and prints how many
   more bytes it uses than before. */

const [root = ''] = process.argv.slice(2);
const before = process.memoryUsage.rss();
await buildWhenChanged(root, () => undefined);
console.log(process.memoryUsage.rss() - before);
