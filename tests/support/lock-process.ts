import { DatabaseSync } from 'node:sqlite';

/* Another process that writes into a SQLite database until its input ends: `node lock-process.ts <file>`. */

const database = new DatabaseSync(process.argv[2]!);
database.exec('begin immediate');
process.stdout.write('locked\n');
process.stdin.once('end', () => database.exec('commit')).resume();
