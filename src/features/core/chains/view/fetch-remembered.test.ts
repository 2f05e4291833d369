import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeviceStorage } from '#lib/device-storage.ts';
import { fetchRemembered, type LookUp } from './fetch-remembered.ts';

function device(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  return {
    entries,
    storage: {
      readJson: (key: string) => JSON.parse(entries.get(key) ?? 'null') as unknown,
      write(key: string, value: string) {
        entries.set(key, value);
        return null;
      },
    },
  };
}

const parse = (data: unknown) => (Array.isArray(data) ? (data as string[]) : undefined);
const known = (value: string[]): LookUp<string[]> => ({ state: 'known', value });
const answer = (body: unknown, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));

afterEach(() => void vi.restoreAllMocks());

describe('a list with a copy on the device', () => {
  const ask = (storage: Pick<DeviceStorage, 'readJson' | 'write'>, warn = vi.fn(), isOnline = () => true) =>
    fetchRemembered({ address: '/v1/list', storageKey: 'list', parse }, { storage, isOnline, warn });

  it('is fetched and copied', async () => {
    answer({ result: 0, message: '', data: ['a'] });
    const { storage, entries } = device();
    expect(await ask(storage)).toEqual(known(['a']));
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
    expect(await ask(storage, warn)).toEqual(known(['kept']));
    expect(warn).toHaveBeenCalledOnce();
    expect(entries.get('list')).toBe('["kept"]');
  });

  it('comes silently from the copy while the device is offline', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'));
    const warn = vi.fn();
    expect(await ask(device({ list: '["kept"]' }).storage, warn, () => false)).toEqual(known(['kept']));
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([{}, { list: '{"a":1}' }])(
    'has failed, which is not an empty list, where the copy is %j',
    async (kept) => {
      vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'));
      expect(await ask(device(kept as Record<string, string>).storage)).toEqual({ state: 'failed' });
    },
  );

  it('works where nothing can be stored', async () => {
    answer({ result: 0, message: '', data: ['a'] });
    expect(await ask({ readJson: () => undefined, write: () => 'forbidden' })).toEqual(known(['a']));
  });
});
