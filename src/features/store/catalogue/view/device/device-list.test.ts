import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeviceList } from './device-list.ts';
import { parseHid } from './parse-hid.ts';

function stubStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
  const events = new EventTarget();
  vi.stubGlobal('window', events);
  return { values, events };
}

const listOf = (maxItems = 5) => createDeviceList({ key: 'favorites', maxItems, parseItem: parseHid });

afterEach(() => vi.unstubAllGlobals());

describe('a list on the device', () => {
  it('reads back what it wrote, latest first, without duplicates', () => {
    stubStorage();
    const list = listOf();
    list.write([3, 1, 3, 2]);
    expect(list.read()).toEqual([3, 1, 2]);
  });

  it('returns the same array until it changes', () => {
    stubStorage({ favorites: '[1,2]' });
    const list = listOf();
    expect(list.read()).toBe(list.read());
  });

  it('keeps no more than its limit', () => {
    stubStorage();
    const list = listOf(2);
    list.write([1, 2, 3]);
    expect(list.read()).toEqual([1, 2]);
  });

  it.each(['', '{', 'null', '"x"', '{"a":1}', '12'])(
    'treats malformed storage %j as an empty list',
    (text) => {
      stubStorage({ favorites: text });
      expect(listOf().read()).toEqual([]);
    },
  );

  it('drops invalid ids', () => {
    stubStorage({ favorites: '[1,"2",null,-3,4.5,{"hid":6},7]' });
    expect(listOf().read()).toEqual([1, 7]);
  });

  it('works until the page is left where storage is refused', () => {
    stubStorage();
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('refused', 'QuotaExceededError');
      },
    });
    const list = listOf();
    expect(list.problem()).toBe(null);
    list.write([9]);
    expect(list.read()).toEqual([9]);
    expect(list.problem()).toBe('no-room');
  });

  it('says before anything is written that the browser keeps nothing for this site', () => {
    stubStorage();
    vi.stubGlobal('localStorage', undefined);
    expect(listOf().problem()).toBe('forbidden');
  });

  it('notifies subscribers of changes here and in other tabs', () => {
    const { values, events } = stubStorage();
    const list = listOf();
    const listener = vi.fn();
    const stop = list.subscribe(listener);
    list.write([1]);
    values.set('favorites', '[2,1]');
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'favorites' }));
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(list.read()).toEqual([2, 1]);
    stop();
    list.write([]);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
