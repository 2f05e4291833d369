import { runDesk } from './desk/run-desk.ts';

process.exitCode = await runDesk(process.argv.slice(2), {
  env: process.env,
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
});
