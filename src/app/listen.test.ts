import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('a port that is in use stops the start with one sentence that says what to do', async () => {
  const first = createServer();
  const port = await listen(first, 0, '127.0.0.1');
  await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use; end what uses it or choose another one (PORT, DESK_PORT).`,
  );
  await promisify(first.close.bind(first))();
});
