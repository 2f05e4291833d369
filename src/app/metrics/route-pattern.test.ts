import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { pageTable } from '../page-table.ts';
import { createRoutePattern, pagePattern, unmatched } from './route-pattern.ts';

const app = new Hono();
app.use((_c, next) => next());
app.use('/api/*', (_c, next) => next());
app.all('/api/auth/*', (c) => c.body(null));
app.get('/api/items/mine', (c) => c.body(null));
app.get('/api/items/:id', (c) => c.body(null));
app.post('/api/items/:id', (c) => c.body(null));
app.get('/:file{[a-z]+\\.svg}', (c) => c.body(null));
const patternOf = createRoutePattern(app);

describe('the pattern of a route', () => {
  test.each([
    ['GET', '/api/items/7', '/api/items/:id'],
    ['HEAD', '/api/items/8', '/api/items/:id'],
    ['GET', '/api/items/mine', '/api/items/mine'],
    ['POST', '/api/items/9', '/api/items/:id'],
    ['DELETE', '/api/items/9', '/api/*'],
    ['POST', '/api/auth/sign-in/email', '/api/auth/*'],
    ['GET', '/mark.svg', '/:file{[a-z]+\\.svg}'],
    ['GET', '/nothing/here', unmatched],
    ['PROPFIND', '/nothing/here', unmatched],
    ['constructor', '/api/items/9', unmatched],
  ])('%s %s is %s', (method, path, pattern) => {
    expect(patternOf(method, path)).toBe(pattern);
  });

  test.each([
    ['/', '/'],
    ['/en', '/'],
    ['/th/news/17', '/news/:id([1-9]\\d{0,8})'],
    ['/_data/ja/news/18', '/news/:id([1-9]\\d{0,8})'],
    ['/en/submission/a-secret-reference', '/submission/:reference'],
    ['/en/nothing', unmatched],
    ['/en/%E0%A4%A', unmatched],
  ])('page %s is %s', (path, pattern) => {
    expect(pagePattern('GET', path)).toBe(pattern);
  });

  test('is none for what is longer than any address, or cannot be read by a router', () => {
    expect(patternOf('GET', `/api/items/${'7'.repeat(3_000)}`)).toBe(unmatched);
    expect(pagePattern('GET', `/en/news/${'7'.repeat(3_000)}`)).toBe(unmatched);
    const failing = createRoutePattern({
      router: {
        match() {
          throw new URIError('no address');
        },
      } as never,
    });
    expect(failing('GET', '/api/items/7')).toBe(unmatched);
  });

  test('is one of those in the code, whatever is requested', () => {
    const ofPages = new Set<string>([unmatched, ...pageTable.map(({ path }) => path)]);
    const ofApp = new Set<string>([unmatched, ...app.routes.map(({ path }) => path)]);
    const method = fc.oneof(fc.constantFrom('GET', 'HEAD', 'POST', 'ALL'), fc.string());
    const path = fc.oneof(fc.webPath(), fc.string()).map((text) => `/${text}`);
    fc.assert(
      fc.property(method, path, (asked, requested) => {
        expect(ofPages).toContain(pagePattern(asked, requested));
        expect(ofApp).toContain(patternOf(asked, requested));
      }),
    );
  });
});
