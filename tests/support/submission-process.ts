import { connectDatabase } from '#platform/database/connect.ts';
import { createWorld, submit } from './submission-world.ts';

/* A separate portal process that accepts submissions until it is killed, and prints each acknowledged
   reference: `node submission-process.ts <folder>`. */

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
