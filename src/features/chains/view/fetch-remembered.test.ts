import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchRemembered } from './fetch-remembered.ts';

function device(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  return {
    entries,
    storage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    },
  };
}

const parse = (data: unknown) => (Array.isArray(data) ? (data as string[]) : undefined);
const answer = (body: unknown, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));

afterEach(() => void vi.restoreAllMocks());

describe('a list with a copy on the device', () => {
  const ask = (storage: Pick<Storage, 'getItem' | 'setItem'>, warn = vi.fn(), isOnline = () => true) =>
    fetchRemembered({ address: '/v1/list', storageKey: 'list', parse }, { storage, isOnline, warn });

  it('is fetched and copied', async () => {
    answer({ result: 0, message: '', data: ['a'] });
    const { storage, entries } = device();
    expect(await ask(storage)).toEqual(['a']);
    expect(entries.get('list')).toBe('["a"]');
  });

  it.each([
    ['the network fails', () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'))],
    ['the answer is a refusal', () => answer({ result: 1, message: 'No', data: null })],
    ['the status is not 200', () => answer({ result: 0, message: '', data: ['b'] }, 503)],
    ['data of another shape', () => answer({ result: 0, message: '', data: { not: 'a list' } })],
  ])('comes from the copy when %s, and that is logged', async (_, fail) => {
    fail();
    const { storage, entries } = device({ list: '["kept"]' });
    const warn = vi.fn();
    expect(await ask(storage, warn)).toEqual(['kept']);
    expect(warn).toHaveBeenCalledOnce();
    expect(entries.get('list')).toBe('["kept"]');
  });

  it('comes silently from the copy while the device is offline', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'));
    const warn = vi.fn();
    expect(await ask(device({ list: '["kept"]' }).storage, warn, () => false)).toEqual(['kept']);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([{}, { list: 'no JSON' }, { list: '{"a":1}' }])('is missing where the copy is %j', async (kept) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'));
    expect(await ask(device(kept as Record<string, string>).storage)).toBeUndefined();
  });

  it('works where nothing can be stored', async () => {
    answer({ result: 0, message: '', data: ['a'] });
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(await ask({ getItem: refuse, setItem: refuse })).toEqual(['a']);
  });
});
