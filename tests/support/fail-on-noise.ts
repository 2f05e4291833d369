import { afterEach, beforeEach, vi } from 'vitest';

/** A passing test is silent: console output fails the running test. */
const noisy = ['error', 'warn', 'log', 'info', 'debug'] as const;
let heard: string[] = [];

beforeEach(() => {
  heard = [];
  for (const method of noisy) {
    vi.spyOn(console, method).mockImplementation(
      (...parts: unknown[]) => void heard.push(`console.${method}: ${parts.map(String).join(' ')}`),
    );
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (heard.length > 0) throw new Error(`The test wrote to the console:\n${heard.join('\n')}`);
});
