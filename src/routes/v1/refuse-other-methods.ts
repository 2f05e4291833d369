import type { Env, Hono } from 'hono';
import { failure } from '#platform/http/envelope.ts';

/** Answers 405 with `Allow` where a path exists but not for the method. To be called after all routes of the app. */
export function refuseOtherMethods<E extends Env>(app: Hono<E>): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === 'ALL') continue;
    const ofPath = methods.get(path) ?? new Set();
    ofPath.add(method);
    if (method === 'GET') ofPath.add('HEAD');
    methods.set(path, ofPath);
  }
  for (const [path, allowed] of methods) {
    const allow = [...allowed].join(', ');
    app.all(path, (c) => c.json(failure(405, `This address takes ${allow}.`), 405, { allow }));
  }
}
