import { appendFileSync } from 'node:fs';
import Module, { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

/* Preloaded with `--import`: records every executed module, with its thread, in the file RECORD_MODULES. */

type Compile = (content: string, fileName: string, ...rest: unknown[]) => unknown;

const file = process.env['RECORD_MODULES'];

function note(url: string): void {
  if (file) appendFileSync(file, `${isMainThread ? 'main' : 'worker'} ${url}\n`);
}

if (file) {
  registerHooks({
    load(url, context, nextLoad) {
      // A CommonJS module is also read when another one names its exports; that does not execute it.
      if (context.format === 'module' || context.format === 'module-typescript') note(url);
      return nextLoad(url, context);
    },
  });
  const prototype = Module.prototype as unknown as { _compile: Compile };
  const compile = prototype._compile;
  prototype._compile = function (content, fileName, ...rest) {
    note(pathToFileURL(fileName).href);
    return Reflect.apply(compile, this, [content, fileName, ...rest]);
  };
}
