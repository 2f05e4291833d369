import { runImport } from './import/run-import.ts';

process.exitCode = await runImport(process.argv.slice(2), {
  env: process.env,
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
});
