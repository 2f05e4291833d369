import type { IncomingMessage } from 'node:http';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { tooManyRequests } from '#routes/api/submissions/request-limits.ts';
import { clientAddress, isLoopbackAddress } from './client-address.ts';

/**
 * Answers that one address may have made in ten minutes, not counting those that are in a store: an office behind one address reads hundreds
 * of pages, which nearly all are, and a search engine's robot stays below it.
 */
export const answersPerWindow = 3_000;
/**
 * Files for that address in ten minutes, counted separately: the store shows more than a hundred logos, each of which a browser asks for once and keeps.
 * Sixty people behind one address may open it for the first time.
 */
export const filesPerWindow = 9_000;
const windowSeconds = 600;

/**
 * Lets a request pass that costs work. Counted in the memory of this node: a question to the database would cost more than most answers.
 * @throws AppError too-many-requests
 */
export type Admit = (request: IncomingMessage) => Promise<void>;

/** @param points those of this process, where several share the limit */
export function createAdmission(trustedProxies: number, points = answersPerWindow): Admit {
  const limits = createNodeLimits();
  const rule = { name: 'answers', points, windowSeconds };
  return async (request) => {
    const address = clientAddress(request, trustedProxies);
    // The portal's own machine: checks of its health, and a start for trying out.
    if (isLoopbackAddress(address)) return;
    const refusal = await limits.take([{ rule, key: address }]);
    if (refusal) throw tooManyRequests(refusal);
  };
}
