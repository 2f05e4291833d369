import fc from 'fast-check';
import { generateSpecs } from 'hono-openapi';
import { describe, expect, test } from 'vitest';
import { describeOnEachEngine } from '../support/databases.ts';
import { contract, createWorld, mine, validDapp, submit, type World } from '../support/submission-world.ts';

async function call({ api }: Pick<World, 'api'>, request: string, body?: unknown) {
  const [method = '', path = ''] = request.split(/ (.*)/s);
  const response = await api.request(path, {
    method,
    ...(body === undefined
      ? {}
      : {
          headers: { 'content-type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
  });
  const answer = (await response.json()) as {
    result: number;
    message: string;
    data: Record<string, unknown>;
  };
  return { status: response.status, headers: response.headers, ...answer };
}

describeOnEachEngine('submission API', (open, openShared) => {
  test('from check to payment', async () => {
    const world = await createWorld(await open());
    const payload = validDapp(world);
    const checked = await call(world, 'POST /api/submissions/check', { kind: 'dapp', payload });
    expect(checked).toMatchObject({ status: 200, result: 0, data: { issues: [], findings: [] } });
    expect(checked.headers.get('cache-control')).toBe('no-store');
    const created = await call(world, 'POST /api/submissions', {
      kind: 'dapp',
      payload,
      locale: 'zh-tw',
      draft_key: crypto.randomUUID(),
    });
    expect(created.status).toBe(201);
    const address = `/api/submissions/${String(created.data.reference)}`;
    const changed = await call(world, `PUT ${address}`, { payload: { ...payload, title: 'Lantern' } });
    expect(changed).toMatchObject({ status: 200, data: { title: 'Lantern', version: 2 } });
    expect(await call(world, `PUT ${address}`, { payload: { ...payload, title: '' } })).toMatchObject({
      status: 422,
      result: 422,
      data: { issues: [{ path: 'title', code: 'required' }], findings: [] },
    });
    const quote = await call(world, `POST ${address}/quotes`);
    expect(quote).toMatchObject({
      status: 201,
      data: { symbol: 'TPT', chain_id: 56, amount: expect.stringMatching(/^200\.[1-9]\d{3}$/) as string },
    });
    expect(await call(world, `POST ${address}/payment`, { link: 'x' })).toMatchObject({
      status: 422,
      data: { code: 'link-no-hash' },
    });
    const link = mine(world, BigInt(String(quote.data.amount_units)));
    expect(await call(world, `POST ${address}/payment`, { link })).toMatchObject({
      status: 200,
      data: { state: 'checking-payment', next: 'wait' },
    });
    await world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });
    expect(await call(world, `GET ${address}`)).toMatchObject({
      status: 200,
      data: { state: 'in-review', next: 'wait' },
    });
    expect(await call(world, `PUT ${address}`, { payload })).toMatchObject({ status: 409, result: 409 });
    expect(await call(world, `POST ${address}/withdraw`)).toMatchObject({
      status: 200,
      data: { state: 'withdrawn' },
    });
  });

  test('bad requests name the error, unknown references are not found', async () => {
    const world = await createWorld(await open());
    const cases: [string, string, unknown, number, RegExp][] = [
      ['POST', '/api/submissions/check', { kind: 'chain', payload: {} }, 400, /kind/],
      ['POST', '/api/submissions/check', '{', 400, /JSON/i],
      [
        'POST',
        '/api/submissions',
        { kind: 'dapp', payload: {}, locale: 'xx', draft_key: 'short' },
        400,
        /locale.*draft_key/,
      ],
      ['POST', '/api/submissions/check', `"${'x'.repeat(300_000)}"`, 413, /large/],
      ['GET', `/api/submissions/${'a'.repeat(26)}`, undefined, 404, /reference/],
      ['GET', '/api/submissions/%00', undefined, 404, /reference/],
      ['PUT', `/api/submissions/${'a'.repeat(26)}`, { payload: {} }, 404, /reference/],
      ['POST', `/api/submissions/${'a'.repeat(26)}/quotes`, undefined, 404, /reference/],
      ['POST', '/api/demonstration/pay', { reference: 'x' }, 404, /address/],
    ];
    for (const [method, path, body, status, message] of cases) {
      const answer = await call(world, `${method} ${path}`, body);
      expect([path, answer.status, answer.result]).toEqual([path, status, status]);
      expect(answer.message).toMatch(message);
    }
  });

  test('the demonstration wallet pays the amount that was shown last', async () => {
    const paid: bigint[] = [];
    const demonstration = {
      address: contract,
      pay: async ({ amountUnits }: { amountUnits: bigint }) => (
        paid.push(amountUnits),
        { hash: '0x1', link: 'https://x' }
      ),
    };
    const world = await createWorld(await open(), { demonstration });
    const reference = await submit(world);
    expect((await call(world, 'POST /api/demonstration/pay', { reference })).status).toBe(409);
    await call(world, `POST /api/submissions/${reference}/quotes`);
    const { data } = await call(world, `POST /api/submissions/${reference}/quotes`);
    expect((await call(world, 'POST /api/demonstration/pay', { reference })).data).toEqual({
      hash: '0x1',
      link: 'https://x',
    });
    expect(paid).toEqual([BigInt(String(data.amount_units))]);
    const payers = await world.database.selectFrom('quotes').select('payer_address').orderBy('id').execute();
    expect(payers.map(({ payer_address }) => payer_address)).toEqual([null, contract.toLowerCase()]);
  });

  test('a payer is recorded for an amount that was shown, and for no other', async () => {
    const world = await createWorld(await open());
    const reference = await submit(world);
    const { data } = await call(world, `POST /api/submissions/${reference}/quotes`);
    const note = (amount_units: unknown, address = contract) =>
      call(world, `POST /api/submissions/${reference}/payer`, { amount_units, address });
    expect((await note(data.amount_units)).data).toEqual({ noted: true });
    expect((await note('7')).data).toEqual({ noted: false });
    expect((await note(data.amount_units, '0x12')).status).toBe(400);
    expect((await note('-1')).status).toBe(400);
  });

  test('facts of a token: read, refused by code, left to the person', async () => {
    const world = await createWorld(await open());
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const ask = (body: unknown) => call(world, 'POST /api/submissions/token-facts', body);
    world.chain.tokens.set(address.toLowerCase(), {
      name: 'Lantern Token',
      symbol: 'LNT',
      decimals: 6,
      totalSupplyUnits: 1_500_000n,
      owner: { address: `0x${'0'.repeat(40)}`, kind: 'nobody' },
      answersBalances: true,
      answersAllowances: true,
      interfaces: [],
      proxy: null,
      selectors: new Set(['0x40c10f19']),
      isCodeKnown: false,
    });
    expect(await ask({ network: 'bsc', address: ` ${address} `, standard: 'BEP20' })).toMatchObject({
      status: 200,
      data: {
        status: 'read',
        symbol: 'LNT',
        total_supply: '1.5',
        owner: null,
        findings: [
          { code: 'ownership-renounced', params: {} },
          { code: 'can-mint', params: { functions: 'mint(address,uint256)' } },
        ],
      },
    });
    expect(await ask({ network: 'eth', address })).toMatchObject({ data: { status: 'no-endpoint' } });
    world.chain.state.down = true;
    expect(await ask({ network: 'bsc', address })).toMatchObject({ data: { status: 'unreachable' } });
    expect(await ask({ network: 'moon', address })).toMatchObject({ status: 422, data: { code: 'network' } });
    expect(await ask({ network: 'bsc', address: 'LNT' })).toMatchObject({
      status: 422,
      data: { code: 'address' },
    });
    expect(await ask({ network: 'bsc', address: address.replace('B', 'b') })).toMatchObject({
      status: 422,
      data: { code: 'address-checksum' },
    });
    expect(await ask({ network: 'bsc' })).toMatchObject({ status: 400 });
  });

  test('too many requests are refused with the time to wait', async () => {
    const requests = { uploads: 2, checks: 2, chainReads: 2, creations: 2, changes: 2, reads: 3 };
    const world = await createWorld(await open(), { requests });
    const statuses = async (count: number, request: string, body?: unknown) => {
      const answers = [];
      for (let index = 0; index < count; index += 1) answers.push(await call(world, request, body));
      return answers;
    };
    const reads = await statuses(4, `GET /api/submissions/${'a'.repeat(26)}`);
    expect(reads.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
    expect(Number(reads[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const checks = await statuses(3, 'POST /api/submissions/check', { kind: 'dapp', payload: {} });
    expect(checks.map(({ status }) => status)).toEqual([200, 200, 429]);
    const uploads = await statuses(3, 'POST /api/uploads?role=icon', 'x');
    expect(uploads.map(({ status }) => status)).toEqual([400, 400, 429]);
  });

  describe('any input', () => {
    const anything = fc.oneof(
      fc.anything({ maxDepth: 3 }),
      fc.string({ unit: 'binary' }),
      fc.constant('a'.repeat(100_000)),
    );
    const field = fc.constantFrom(
      'networks',
      'title',
      'addresses',
      'url',
      'categories',
      'icon',
      'tokens',
      'audit_file',
      'email',
      'kind',
      'language',
    );
    const bodies = fc.oneof(
      fc.record({
        kind: fc.oneof(fc.constant('dapp'), anything),
        payload: anything,
        locale: anything,
        draft_key: anything,
        link: anything,
      }),
      fc.dictionary(field, anything).map((change) => ({
        kind: 'dapp',
        locale: 'en',
        draft_key: crypto.randomUUID(),
        link: '0x',
        payload: { ...validDapp({ icon: 'a'.repeat(64) }), has_audit: true, ...change },
      })),
      anything,
    );
    const paths = fc.constantFrom(
      '',
      '/check',
      '/REF',
      '/REF/payment',
      '/REF/quotes',
      `/${'b'.repeat(26)}/payment`,
    );

    test('returns an envelope and never a 5xx', async () => {
      const world = await createWorld(await openShared());
      const reference = await submit(world);
      await fc.assert(
        fc.asyncProperty(bodies, paths, fc.constantFrom('POST', 'PUT'), async (body, path, method) => {
          const text =
            JSON.stringify(body, (_key, value: unknown) =>
              typeof value === 'bigint' ? String(value) : value,
            ) ?? '';
          const answer = await call(
            world,
            `${method} /api/submissions${path.replace('REF', reference)}`,
            text,
          );
          expect(answer.status).toBeLessThan(500);
          expect(answer.result).toBe(answer.status < 300 ? 0 : answer.status);
        }),
        { numRuns: 400 },
      );
    });

    test('any text in place of a reference is not found', async () => {
      const world = await createWorld(await openShared());
      await fc.assert(
        fc.asyncProperty(
          fc
            .string({ unit: 'binary', minLength: 1 })
            .filter((text) => text.isWellFormed() && !/^\.{1,2}$/.test(text)),
          async (text) => {
            expect((await call(world, `GET /api/submissions/${encodeURIComponent(text)}`)).status).toBe(404);
          },
        ),
        { numRuns: 200 },
      );
    });
  });
});

test('the calls are described', async () => {
  const { createSubmissionApi } = await import('#routes/api/submissions/submission-api.ts');
  const api = createSubmissionApi({} as never);
  const { paths } = await generateSpecs(api, {
    documentation: { info: { title: 'Tideport', version: '1' } },
  });
  expect(Object.keys(paths).sort()).toEqual([
    '/api/submissions',
    '/api/submissions/check',
    '/api/submissions/token-facts',
    '/api/submissions/{reference}',
    '/api/submissions/{reference}/payer',
    '/api/submissions/{reference}/payment',
    '/api/submissions/{reference}/quotes',
    '/api/submissions/{reference}/withdraw',
    '/api/uploads',
    '/api/uploads/recent',
  ]);
});
