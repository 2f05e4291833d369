import { createServer } from 'node:http';

/* The baseline of the benchmark: node:http with one fixed buffer and fixed headers, given by the parent
   process. */

process.once('message', (message: { status: number; headers: Record<string, string>; body: string }) => {
  const body = Buffer.from(message.body, 'base64');
  const headers = { ...message.headers, 'content-length': body.length };
  const server = createServer((_request, response) => {
    response.writeHead(message.status, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
  });
});
process.once('disconnect', () => process.exit(0));
