import { buildWhenChanged } from './build/build-when-changed.ts';

await buildWhenChanged(process.cwd(), (line) => console.log(line));
