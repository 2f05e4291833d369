export { createFakeWeb as createWeb } from '#platform/web/fake-web.ts';
