import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiOperation } from '../outline/api-outline.ts';
import { sendCall } from './send-call.ts';

const operation: ApiOperation = {
  ...{ id: 'get-v1-list', method: 'GET', path: '/v1/list', summary: '', description: '', curl: '' },
  ...{ body: [], response: [] },
  parameters: [
    { name: 'key', place: 'query', type: 'string', isRequired: false, note: '', example: '' },
    { name: 'upload-key', place: 'header', type: 'string', isRequired: false, note: '', example: '' },
  ],
};
const values = { 'query key': 'swap', 'header upload-key': 'k1' };

const answer = (body: string, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

afterEach(() => void vi.restoreAllMocks());

describe('a call that is sent from the reference', () => {
  it('asks this portal with the values of its fields, and shows each member on a line', async () => {
    const fetched = answer('{"result":0}');
    expect(await sendCall(operation, values)).toMatchObject({
      kind: 'response',
      address: '/v1/list?key=swap',
      status: 200,
      text: '{\n  "result": 0\n}',
    });
    expect(fetched.mock.calls[0]).toMatchObject(['/v1/list?key=swap', { headers: { 'upload-key': 'k1' } }]);
  });

  it.each([400, 404, 429, 503])(
    'has a response with status %d too, also one that is no JSON',
    async (status) => {
      answer('no JSON', status);
      expect(await sendCall(operation, values)).toMatchObject({ kind: 'response', status, text: 'no JSON' });
    },
  );

  it('is not sent with a recovery phrase', async () => {
    const fetched = answer('{}');
    const phrase = `${'test '.repeat(11)}junk`;
    expect(await sendCall(operation, { 'query key': phrase })).toEqual({ kind: 'secret' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is unreachable where nothing came back', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendCall(operation, values)).toEqual({ kind: 'unreachable' });
  });
});
