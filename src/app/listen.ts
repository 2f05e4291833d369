import type { Server } from 'node:http';
import { SettingsError } from '#platform/env/settings-error.ts';

/**
 * Starts listening; returns the port that was really taken (0 asks for a free one).
 * @throws SettingsError when the port is in use or the address is none of this machine's
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} on ${host} is in use; end what uses it or choose another one (PORT, DESK_PORT).`,
        EADDRNOTAVAIL: `${host} is not an address of this machine (HOST, DESK_HOST).`,
        EACCES: `Port ${port} needs more rights; choose one above 1023 (PORT, DESK_PORT).`,
      };
      const reason = reasons[error.code ?? ''];
      reject(reason ? new SettingsError(reason, { cause: error }) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
