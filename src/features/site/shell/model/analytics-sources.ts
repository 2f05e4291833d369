import type { Brand } from '#features/core/brand/model/brand-schema.ts';

/** Content-Security-Policy sources for the configured services: empty when there are none. */
export function analyticsSources(settings: Brand['analytics']): { scripts: string[]; connections: string[] } {
  const services = [settings.searchEngine, settings.webAnalytics].filter((service) => service !== null);
  const scripts = services.map(({ scriptUrl }) => new URL(scriptUrl).origin);
  const collectors = services.flatMap(({ collectOrigins = [] }) =>
    collectOrigins.map((url) => new URL(url).origin),
  );
  return { scripts: [...new Set(scripts)], connections: [...new Set([...scripts, ...collectors])] };
}
