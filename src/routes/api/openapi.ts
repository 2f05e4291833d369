import { Hono, type Env } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { refuseOtherMethods } from '../v1/refuse-other-methods.ts';

const tags = [
  { name: 'Chains', description: 'Chains and token standards' },
  { name: 'DApps', description: 'Categories, lists, sections and export of the store' },
  { name: 'Search', description: 'Search of DApps and tokens' },
  { name: 'News', description: 'News in Chinese and English' },
  { name: 'Promotions', description: 'Banners, activities and ads' },
  { name: 'Market', description: 'Token data' },
  { name: 'Newsletter', description: 'Subscription by email' },
  { name: 'Status', description: 'State of the portal’s services' },
  { name: 'Submissions', description: 'Forms, checks, donations and status of submissions' },
];

export type OpenApiDocument = Awaited<ReturnType<typeof generateSpecs>>;

/** Gives the description of the whole API; made with the first question. */
export type DescribeApi = () => Promise<OpenApiDocument>;

/**
 * The OpenAPI description, made once from the schemas that also check the requests.
 * @param app whose calls are described
 */
export function createOpenApi<E extends Env>(app: Hono<E>, brandName: string): DescribeApi {
  let document: Promise<OpenApiDocument> | undefined;
  return () => {
    document ??= generateSpecs(app, {
      documentation: {
        info: {
          title: `${brandName} content API`,
          version: '1.0.0',
          description:
            'Public content of the portal. Every response is { result, message, data }. A result of 0 means success. Otherwise result is the HTTP status, and message says what is wrong. Any call may return 503 with Retry-After while the database cannot be reached.',
        },
        tags,
      },
    });
    return document;
  };
}

/** `/api/openapi.json` */
export function createOpenApiRoute(openApi: DescribeApi): Hono {
  const app = new Hono();
  app.get('/api/openapi.json', async (c) => c.json(await openApi()));
  refuseOtherMethods(app);
  return app;
}
