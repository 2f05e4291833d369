import type { Hono } from 'hono';
import { createOpenApi, type OpenApiDocument } from '#routes/api/openapi.ts';
import { listAnswerErrors } from './check-answer.ts';

async function check(document: OpenApiDocument, request: Request, response: Response): Promise<void> {
  if (!/^application\/json\b/.test(response.headers.get('content-type') ?? '')) return;
  const text = await response.clone().text();
  // The answer to HEAD is that to GET without its body.
  if (request.method === 'HEAD') return;
  const { pathname: path } = new URL(request.url);
  const method = request.method.toLowerCase();
  const errors = listAnswerErrors(document as never, {
    method,
    path,
    status: response.status,
    body: JSON.parse(text),
  });
  if (errors.length > 0)
    throw new Error(`${request.method} ${path} does not match its description: ${errors.join('; ')}`);
}

/** Apps with the same calls are described alike. */
const documents = new Map<string, () => Promise<OpenApiDocument>>();

function describerOf(app: Hono): () => Promise<OpenApiDocument> {
  const calls = app.routes.map(({ method, path }) => `${method} ${path}`).join('\n');
  const describe = documents.get(calls) ?? createOpenApi(app, 'Tideport');
  documents.set(calls, describe);
  return describe;
}

/**
 * Makes the app throw where a JSON answer does not match its own OpenAPI document. Call it after all routes.
 */
export function withCheckedAnswers<App extends Hono>(app: App): App {
  const describe = describerOf(app);
  const fetch = app.fetch;
  app.fetch = async (request, ...rest) => {
    const response = await fetch(request, ...rest);
    await check(await describe(), request, response);
    return response;
  };
  return app;
}
