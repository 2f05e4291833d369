import fc from 'fast-check';

/** A request as it goes over the wire. */
export interface HostileRequest {
  method: string;
  target: string;
  headers: Record<string, string | number>;
  body: Buffer;
}

/** An address of the portal. In its path, `{name}` is filled in. */
export interface KnownAddress {
  method: string;
  path: string;
  /** Names of its query. */
  query: readonly string[];
}

const awkward = [
  ...['', '0', '-1', '1e309', 'NaN', 'null', 'undefined', '[]', '{}', '9'.repeat(400), 'a'.repeat(3_000)],
  ...[
    '..',
    '../../etc/passwd',
    '%',
    '%00',
    '%2e%2e%2f',
    '%E0%A4%A',
    '%ff',
    "' or '1'='1",
    '${7*7}',
    '{{7*7}}',
  ],
  ...[
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'toString',
    '\u202eexe',
    '\u0000',
    '😀'.repeat(50),
  ],
  ...[
    'e\u0301'.repeat(60),
    '(a+)+$',
    '*',
    '\\',
    '//evil.example',
    'javascript:alert(1)',
    '\r\nSet-Cookie: a=b',
  ],
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...awkward) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
);

/** As browsers write it, or as it is. */
const written = fc
  .tuple(text, fc.boolean())
  .map(([value, isEncoded]) => (isEncoded ? encodeURIComponent(value.toWellFormed()) : value));

/** What would end the request line is left out: the rest would be a header. */
const asTarget = (value: string) => value.replaceAll(/[\r\n ]/g, '+') || '/';

function targetOf(address: KnownAddress): fc.Arbitrary<string> {
  const names = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...address.query, 'page', 'key', 'locale') },
    { weight: 1, arbitrary: written },
  );
  const query = fc.array(fc.tuple(names, written), { maxLength: 5 });
  return fc.tuple(fc.array(written, { minLength: 4, maxLength: 4 }), query).map(([parts, pairs]) => {
    let index = 0;
    const path = address.path.replaceAll(/\{\w+\}/g, () => parts[index++ % parts.length] ?? '');
    const search = pairs.map(([name, value]) => `${name}=${value}`).join('&');
    return asTarget(search === '' ? path : `${path}?${search}`);
  });
}

const utf8 = (value: string) => Buffer.from(value, 'utf8');

const bodies: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 3, arbitrary: fc.json({ maxDepth: 5 }).map(utf8) },
  {
    weight: 3,
    arbitrary: fc
      .dictionary(fc.oneof(text, fc.constantFrom('email', 'payload', 'locale', 'title', 'kind')), text)
      .map((body) => utf8(JSON.stringify(body))),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        ...['{"a":', '[1,', '"\\ud800"', '{"__proto__":{"isAdmin":true}}', '['.repeat(5_000)],
        ...[
          '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
          'a=b&a=c&__proto__[x]=1',
          '{"a":1,"a":2}',
        ],
      )
      .map(utf8),
  },
  { weight: 2, arbitrary: fc.constant(Buffer.alloc(0)) },
);

/** Bytes that a header can hold; what it cannot is the parser's to refuse, and half of them try. */
const headerText = fc
  .tuple(text, fc.boolean())
  .map(([value, isClean]) =>
    isClean ? value.replaceAll(/[^\x20-\x7e]/g, '?') : value.replaceAll(/[\r\n]/g, ''),
  );

const types = [
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'image/png',
    'multipart/form-data',
  ],
  ...['multipart/form-data; boundary=b', 'application/x-www-form-urlencoded', 'application/pdf', ''],
];

const header = fc.oneof(
  fc.tuple(fc.constant('Content-Type'), fc.constantFrom(...types)),
  fc.tuple(fc.constant('Content-Encoding'), fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'x')),
  fc.tuple(
    fc.constantFrom('Accept-Language', 'Accept', 'Accept-Encoding', 'Cookie', 'User-Agent'),
    headerText,
  ),
  fc.tuple(
    fc.constantFrom('If-None-Match', 'If-Modified-Since', 'Range', 'Authorization', 'Host'),
    headerText,
  ),
  fc.tuple(fc.constantFrom('Origin', 'Referer', 'Upload-Key', 'X-Request-Id', 'Forwarded'), headerText),
  fc.tuple(
    fc.constantFrom('Sec-Fetch-Site', 'Sec-Fetch-Mode', 'Access-Control-Request-Method', 'Upgrade'),
    headerText,
  ),
  fc.constantFrom<[string, string]>(['Expect', '100-continue'], ['Connection', 'keep-alive, Host']),
);

const senders = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.tuple(fc.nat(255), fc.nat(255)).map(([one, other]) => `198.51.${one}.${other}`),
  },
  { weight: 1, arbitrary: headerText },
);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW'];

/** Requests that nobody makes by accident, to these addresses and to others. */
export function hostileRequests(addresses: readonly KnownAddress[]): fc.Arbitrary<HostileRequest> {
  const nowhere = { method: 'GET', path: '/{a}/{b}', query: [] };
  const address = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...addresses) },
    { weight: 1, arbitrary: fc.constant(nowhere) },
  );
  return address.chain((known) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 4, arbitrary: fc.constant(known.method) },
          { weight: 1, arbitrary: fc.constantFrom(...methods) },
        ),
        target: targetOf(known),
        headers: fc.array(header, { maxLength: 5 }),
        sender: senders,
        body: bodies,
      })
      .map(({ method, target, headers, sender, body }) => ({
        method,
        target,
        headers: {
          ...Object.fromEntries(headers),
          'X-Forwarded-For': sender,
          ...(body.length > 0 && { 'Content-Length': body.length }),
          Connection: 'close',
        },
        body,
      })),
  );
}
