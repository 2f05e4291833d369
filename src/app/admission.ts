import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#lib/app-error.ts';
import { createGate } from '#lib/gate.ts';
import { tooManyRequests } from '#routes/api/submissions/request-limits.ts';
import { clientAddress, isLoopbackAddress } from './client-address.ts';
import type { PageRenderer } from './page-renderer.ts';

/**
 * Answers that one address may have made in ten minutes, besides those that are in a store: an office behind one address reads hundreds
 * of pages, which nearly all are, and a search engine's robot stays below it.
 */
const answersPerWindow = 3_000;
/**
 * Files of that address in ten minutes, besides: the store shows more than a hundred logos, each of which a browser asks for once and keeps.
 * Sixty people behind one address may open it for the first time.
 */
export const filesPerWindow = 9_000;
const windowSeconds = 600;

/** Lets a request pass that costs work. @throws AppError too-many-requests */
export type Admit = (request: IncomingMessage) => Promise<void>;

export function createAdmission(trustedProxies: number, points = answersPerWindow): Admit {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  return async (request) => {
    const address = clientAddress(request, trustedProxies);
    // The portal's own machine: checks of its health, and a start for trying out.
    if (isLoopbackAddress(address)) return;
    await limiter.consume(address).catch((refusal: unknown) => {
      throw refusal instanceof RateLimiterRes ? tooManyRequests(refusal) : refusal;
    });
  };
}

/** Pages that are rendered at a time, and those that wait: some seconds' work. */
const renderLimits = { atOnce: 1, waiting: 100 };
const retryAfterSeconds = 5;

/**
 * A renderer that does one page after the other and looks after the network in between, so that stored answers go out however many pages are
 * asked for. The error page passes: it says that the others have to wait.
 */
export function createQueuedRenderer<Renderer extends PageRenderer>(renderer: Renderer): Renderer {
  const gate = createGate(renderLimits);
  return {
    ...renderer,
    renderPage: async (input) => {
      if (input.id === 'error') return renderer.renderPage(input);
      const rendered = await gate.run(async () => {
        await setImmediate();
        return renderer.renderPage(input);
      });
      if (rendered) return rendered;
      throw new AppError('unavailable', 'Too many pages are being made.', { retryAfterSeconds });
    },
  };
}
