import { connectDatabase } from '#platform/database/connect.ts';
import { createWorld, submit } from './submission-world.ts';

/*
 * A portal process of its own that takes submissions until it is killed, and says each reference that it acknowledged:
 * `node submission-process.ts <folder>`.
 */

const [, , dataDir = ''] = process.argv;
const world = await createWorld(await connectDatabase({ url: undefined, dataDir }));
for (let index = 0; ; index += 1) {
  const reference = await submit(world, {
    url: `https://site${index}.example`,
    title: `Project ${index * 7919}`,
    email: `person${index}@example.org`,
  });
  process.stdout.write(`${reference}\n`);
}
