import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { createSecureContext, type SecureContext } from 'node:tls';
import { onTestFinished } from 'vitest';
import { createWeb, type Web } from '#platform/web/web.ts';
import type { ServerCertificate } from './certificates.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(server: Server & { closeAllConnections(): void }): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Answers with a page. */
export const showPage =
  (html: string, status = 200): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);

export const redirectTo =
  (location: string): Answer =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

/**
 * Sites by host name on one port for HTTP and one for HTTPS, each on the loopback address, and a web that resolves every name to it.
 * @param authorities PEM; whom that web trusts
 */
export async function startVirtualSites(authorities = '') {
  const sites = new Map<string, Answer>();
  const contexts = new Map<string, SecureContext>();
  const requests: string[] = [];
  const answer: Answer = (request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    requests.push(host);
    const site = sites.get(host);
    if (site) site(request, response);
    else response.writeHead(404).end();
  };
  const http = await listen(createHttpServer(answer));
  const https = await listen(
    createHttpsServer({ SNICallback: (host, done) => done(null, contexts.get(host)) }, answer),
  );
  const web: Web = createWeb({
    ports: [http, https],
    isAllowed: (address) => address === '127.0.0.1',
    resolveName: async () => [{ address: '127.0.0.1', family: 4 }],
    timeoutMs: 5_000,
    ...(authorities === '' ? {} : { ca: authorities }),
  });
  return {
    web,
    /** Host names in the order in which they were asked. */
    requests,
    httpUrl: (host: string) => `http://${host}:${http}/`,
    httpsUrl: (host: string) => `https://${host}:${https}/`,
    serve: (host: string, site: Answer) => sites.set(host, site),
    certify: (host: string, certificate: ServerCertificate) =>
      contexts.set(host, createSecureContext(certificate)),
  };
}
