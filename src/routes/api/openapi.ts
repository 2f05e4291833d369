import { Hono, type Env } from 'hono';
import { generateSpecs } from 'hono-openapi';

const tags = [
  { name: 'Chains', description: 'Chains and token standards' },
  { name: 'DApps', description: 'The store: categories, lists, sections, export' },
  { name: 'Search', description: 'Search of DApps and tokens' },
  { name: 'News', description: 'News in Chinese and English' },
  { name: 'Promotions', description: 'Banners, activities and ads' },
  { name: 'Market', description: 'What is known about tokens' },
  { name: 'Newsletter', description: 'Subscription by email' },
  { name: 'Submissions', description: 'Forms for listing: checks, donation, status' },
];

export type OpenApiDocument = Awaited<ReturnType<typeof generateSpecs>>;

/**
 * The OpenAPI description, made once from the schemas that also check the requests.
 * @param describe the app whose calls are described
 */
export function createOpenApi<E extends Env>(
  describe: () => Hono<E>,
  brandName: string,
): () => Promise<OpenApiDocument> {
  let document: Promise<OpenApiDocument> | undefined;
  return () => {
    document ??= generateSpecs(describe(), {
      documentation: {
        info: {
          title: `${brandName} content API`,
          version: '1.0.0',
          description:
            'Public content of the portal. Every answer is { result, message, data }; result 0 is success, otherwise it is the HTTP status and message says what is wrong.',
        },
        tags,
      },
    });
    return document;
  };
}

/** `/api/openapi.json` */
export function createOpenApiRoute(openApi: () => Promise<OpenApiDocument>): Hono {
  return new Hono().get('/api/openapi.json', async (c) => c.json(await openApi()));
}
