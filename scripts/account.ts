import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { accountErrorWords } from '#features/team/accounts/model/account-error-words.ts';
import type { AccountOutcome } from '#features/team/accounts/model/account-error.ts';
import { parseRoles, roles } from '#features/team/accounts/model/role.ts';
import { createAccounts, type Accounts } from '#features/team/accounts/server/accounts.ts';
import { getDeskSecret } from '#features/team/accounts/server/desk-secret.ts';
import { generatePassword } from '#features/team/accounts/server/generate-password.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { databasePlaceOf } from '#platform/database/database-place.ts';
import { parseSettings } from '#platform/env/settings.ts';

const usage = `Accounts of the desk.

  npm run account -- create --email ana@example.org --name "Ana" --role ${roles.join(',')} [--password-stdin]
  npm run account -- list
  npm run account -- disable --email ana@example.org
  npm run account -- password --email ana@example.org [--password-stdin]
  npm run account -- reset-second-factor --email ana@example.org

An account has one or more roles, separated by commas. Without --password-stdin a password is made and printed once. Setting a password enables a disabled account again. Resetting the second factor is for a person who lost the device; the password stays.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    role: { type: 'string', default: 'reviewer' },
    'password-stdin': { type: 'boolean', default: false },
  },
});

function takePassword(): { password: string; made: boolean } {
  if (!values['password-stdin']) return { password: generatePassword(), made: true };
  return { password: readFileSync(0, 'utf8').replace(/\r?\n$/, ''), made: false };
}

function report(outcome: AccountOutcome, done: string): void {
  if (outcome.ok) console.log(done);
  else {
    console.error(accountErrorWords[outcome.issue]);
    process.exitCode = 1;
  }
}

const withPassword = (done: string, { password, made }: { password: string; made: boolean }) =>
  made ? `${done}\nPassword, shown only now: ${password}` : done;

async function create(accounts: Accounts): Promise<void> {
  const taken = parseRoles(values.role);
  if (!taken) {
    console.error(`Roles are ${roles.join(', ')}; several are separated by commas.`);
    process.exitCode = 1;
    return;
  }
  const password = takePassword();
  const { email, name } = values;
  report(
    await accounts.create({ email, name, roles: taken, password: password.password }),
    withPassword(`Made ${email} (${taken.join(', ')}).`, password),
  );
}

async function list(accounts: Accounts): Promise<void> {
  const all = await accounts.list();
  if (all.length === 0) console.log('There is no account yet. Make one with `create`.');
  for (const account of all) {
    console.log(
      [
        account.email,
        account.name,
        account.roles.join(','),
        account.disabled ? 'disabled' : 'enabled',
        account.has_second_factor ? 'second factor' : 'password only',
      ].join('\t'),
    );
  }
}

async function setPassword(accounts: Accounts): Promise<void> {
  const taken = takePassword();
  report(
    await accounts.setPassword(values.email, taken.password),
    withPassword(`Set the password of ${values.email}.`, taken),
  );
}

const commands: Record<string, (accounts: Accounts) => Promise<void>> = {
  create,
  list,
  disable: async (accounts) => report(await accounts.disable(values.email), `Disabled ${values.email}.`),
  password: setPassword,
  'reset-second-factor': async (accounts) =>
    report(await accounts.resetSecondFactor(values.email), `Reset the second factor of ${values.email}.`),
};

const command = commands[positionals[0] ?? ''];
if (!command) {
  console.log(usage);
  process.exitCode = positionals.length > 0 ? 1 : 0;
} else {
  const settings = parseSettings(process.env);
  const { dataDir, deskSecret, deskOrigin, acceptedDeskSecrets: acceptedSecrets } = settings;
  const open = await connectDatabase(databasePlaceOf(settings));
  const secret = getDeskSecret({ configured: deskSecret, dataDir });
  try {
    await command(createAccounts({ open, secret, acceptedSecrets, deskOrigin, now: () => new Date() }));
  } finally {
    await open.close();
  }
}
