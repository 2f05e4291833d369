import { afterEach, expect, it, vi } from 'vitest';
import { deviceStorage } from './device-storage.ts';

class Items {
  getItem(key: string) {
    return (this as Record<string, unknown>)[key] ?? null;
  }
  setItem(key: string, value: string) {
    (this as Record<string, unknown>)[key] = value;
  }
  removeItem(key: string) {
    delete (this as Record<string, unknown>)[key];
  }
}

/** A browser that blocks cookies: naming the storage throws. */
function blockStorage() {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  return () => {
    if (descriptor) Object.defineProperty(globalThis, 'localStorage', descriptor);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  };
}

afterEach(() => void vi.unstubAllGlobals());

it('gives back what was stored', () => {
  vi.stubGlobal('localStorage', new Items());
  expect(deviceStorage.write('list', '[1]')).toBeNull();
  expect([deviceStorage.read('list'), deviceStorage.readJson('list')]).toEqual(['[1]', [1]]);
  deviceStorage.remove('list');
  expect([deviceStorage.read('list'), deviceStorage.readJson('list')]).toEqual([null, undefined]);
  expect(deviceStorage.isAllowed()).toBe(true);
});

it('reads nothing from what is not JSON', () => {
  vi.stubGlobal('localStorage', new Items());
  deviceStorage.write('list', '[1');
  expect(deviceStorage.readJson('list')).toBeUndefined();
});

it('removes what begins alike, and nothing else', () => {
  vi.stubGlobal('localStorage', new Items());
  for (const key of ['form.1', 'form.2', 'theme']) deviceStorage.write(key, 'x');
  expect(deviceStorage.keys('form.').toSorted()).toEqual(['form.1', 'form.2']);
  deviceStorage.removeAll('form.');
  expect(['form.1', 'form.2', 'theme'].map(deviceStorage.read)).toEqual([null, null, 'x']);
});

it('never throws where the browser blocks storage', () => {
  const unblock = blockStorage();
  try {
    expect(deviceStorage.read('list')).toBeNull();
    expect(deviceStorage.readJson('list')).toBeUndefined();
    expect(deviceStorage.isAllowed()).toBe(false);
    expect(deviceStorage.keys('')).toEqual([]);
    expect(deviceStorage.write('list', '[1]')).toBe('forbidden');
    expect(() => deviceStorage.remove('list')).not.toThrow();
    expect(() => deviceStorage.removeAll('')).not.toThrow();
  } finally {
    unblock();
  }
});

it('says when the device has no room', () => {
  const full = new Items();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', full);
  expect(deviceStorage.write('list', '[1]')).toBe('no-room');
});
