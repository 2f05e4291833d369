import { parseArgs, type ParseArgsConfig } from 'node:util';
import { rejectionReasons } from '#features/submission/submissions/model/rejection-reason.ts';
import { parseSettings } from '#platform/env/settings.ts';
import { createDeskCalls } from './call-desk.ts';
import { deskCommands } from './commands.ts';
import { CallError } from './desk-command.ts';
import { resourceNames } from './resources.ts';

const usage = `The desk's work from scripts: by the same rules, with the same log.

  npm run desk -- list submissions [--state in-review] [--kind dapp] [--search lagoon] [--limit 100] [--csv | --json]
  npm run desk -- show submissions 12
  npm run desk -- approve 12 [--note "Checked by phone."]
  npm run desk -- approve 12 --correct decimal=18 --correct categories=1,4 [--hot]
  npm run desk -- reject 12 --reason duplicate --text "It is listed already."
  npm run desk -- request-changes 12 --text "The link does not open."
  npm run desk -- request-changes 12 --field url="It does not open." --field icon="Use your own logo."
  npm run desk -- refund 12 --link https://… [--amount 50] [--to 0x… --note "They paid from an exchange."]
  npm run desk -- refund 12 --replace 3 --link https://…
  npm run desk -- refund 12 --ask 3
  npm run desk -- publish news 3
  npm run desk -- unpublish news 3
  npm run desk -- export news > news.json
  npm run desk -- import news news.json [--publish]
  npm run desk -- import news --shape
  npm run desk -- import releases release.json

Lists are ${resourceNames.join(', ')}, and each kind of contents, such as news or banners. Reasons are ${rejectionReasons.join(', ')}.
import stores an entry without id as a new draft, and one with id as a new version if it has not been changed since the export. --shape prints an example of the file instead. A release has the fields of its form (docs/desk-scripts.md) and waits for a second person.

The exit code is 0 when everything was done, 1 when the desk refused something (of an import: one entry or all of them), and 2 when the command was written wrongly or its file cannot be read.

It calls the desk at DESK_URL (the configured address unless given) with the access token in DESK_TOKEN. People make tokens on the page of their account.`;

const options = {
  state: { type: 'string' },
  kind: { type: 'string' },
  search: { type: 'string' },
  limit: { type: 'string', default: '100' },
  csv: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  note: { type: 'string' },
  reason: { type: 'string' },
  text: { type: 'string' },
  field: { type: 'string', multiple: true },
  correct: { type: 'string', multiple: true },
  hot: { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  shape: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  link: { type: 'string' },
  amount: { type: 'string' },
  to: { type: 'string' },
  payment: { type: 'string' },
  replace: { type: 'string' },
  ask: { type: 'string' },
  confirm: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

interface Surroundings {
  env: NodeJS.ProcessEnv;
  print: (text: string) => void;
  complain: (text: string) => void;
}

/**
 * Runs one command of the desk.
 * @returns the exit code: 0 done, 1 refused by the desk, 2 called wrongly or with a file that cannot be read
 */
export async function runDesk(
  args: readonly string[],
  { env, print, complain }: Surroundings,
): Promise<0 | 1 | 2> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [name = '', ...words] = positionals;
    const command = deskCommands[name];
    const token = env['DESK_TOKEN'];
    if (!command || values.help) {
      print(usage);
      return name === '' || values.help ? 0 : 2;
    }
    if (!token) {
      complain('Put an access token into DESK_TOKEN. You make one at the desk, on the page of your account.');
      return 2;
    }
    const url = env['DESK_URL'] ?? parseSettings(env).deskOrigin;
    await command({ desk: createDeskCalls({ url, token }), words, options: values, print, note: complain });
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return error instanceof CallError || (error instanceof TypeError && 'code' in error) ? 2 : 1;
  }
}
