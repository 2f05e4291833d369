/** How often each script failed to load. */
const failures = new Map<string, number>();

/**
 * Loads a script like `import()`, also when it could not be loaded before: the browser remembers a failed one by its address and asks the
 * server no more (HTML, "fetch a module script graph"; Chromium from version 150 on). A fragment makes the address another one, and is not sent.
 * The build puts it in the place of every `import()` (`scripts/build/import-again-plugin.ts`).
 * @param path of the script, relative to `base`
 * @param base address of the script that asks
 */
export function importAgain(path: string, base: string): Promise<unknown> {
  const url = new URL(path, base).href;
  const count = failures.get(url) ?? 0;
  return import(/* @vite-ignore */ count === 0 ? url : `${url}#${count}`).catch((error: unknown) => {
    failures.set(url, count + 1);
    throw error;
  });
}
