import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import type { Entry } from '#features/editing/model/content-entry.ts';
import { proposedIn } from '#features/desk-kit/desk/proposed-in.ts';
import { readOne, wordAt, type DeskCommand } from './desk-command.ts';
import { printRows, readRows } from './lists.ts';
import { contentPath, findResource, type Resource } from './resources.ts';

/** An action on a content as it is now. */
export async function act(command: DeskCommand, name: 'publish' | 'unpublish', done: string): Promise<void> {
  const kind = wordAt(command.words, 0, 'the kind of content');
  const id = wordAt(command.words, 1, 'its number');
  const resource = findResource(kind);
  const { version } = await readOne<Entry>(command, resource, id);
  await command.desk.post(`${resource.path}/${encodeURIComponent(id)}/actions`, {
    version,
    action: { name },
  });
  command.print(`${kind} ${id}: ${done}.`);
}

/** Every row of a list; of contents each entry whole, as `import` reads it. */
export async function exportAll(command: DeskCommand): Promise<void> {
  const name = wordAt(command.words, 0, 'what to export');
  const resource = findResource(name);
  const rows = await readRows(command, resource);
  if (!resource.path.startsWith(contentPath) || command.options.csv) {
    const columns = Object.keys(rows[0] ?? {});
    return printRows(
      { ...command, options: { ...command.options, json: !command.options.csv } },
      rows,
      columns,
    );
  }
  const entries = [];
  for (const row of rows) {
    const { id, version, state, from, until, body } = await readOne<Entry>(
      command,
      resource,
      String(row['id']),
    );
    entries.push({ id, version, state, from, until, body });
  }
  command.print(JSON.stringify(entries, null, 2));
}

async function readEntries(file: string): Promise<Partial<Entry>[]> {
  const text = await (file === '-' ? readAll(process.stdin) : readFile(file, 'utf8')).catch(
    (cause: unknown) => {
      throw new Error(`${file} cannot be read.`, { cause });
    },
  );
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON.`, { cause });
  }
  if (!Array.isArray(parsed) || !parsed.every((entry) => typeof entry === 'object' && entry !== null))
    throw new Error(`${file} is not a list of contents, as export writes it.`);
  return parsed as Partial<Entry>[];
}

/**
 * Stores one entry: a new draft, or a new version of the entry with this id if nobody changed it since the export. A release is proposed to a second
 * person, or published where the brand has one, as its form does it.
 */
async function store(
  { desk, options }: DeskCommand,
  { path }: Resource,
  entry: Partial<Entry>,
): Promise<string> {
  if (!path.startsWith(contentPath)) {
    const release = await desk.post<{ id: number }>(path, entry);
    const proposed = proposedIn(release);
    if (proposed === undefined) return `${release.id} published`;
    return `waits for a second person as proposal ${proposed}`;
  }
  const { body } = entry;
  const save = { version: entry.version, action: { name: 'save', body } };
  const stored = entry.id
    ? await desk.post<Entry>(`${path}/${entry.id}/actions`, save)
    : await desk.post<Entry>(path, { body });
  if (!options.publish) return `${stored.id} saved`;
  const publish = { version: stored.version, action: { name: 'publish' } };
  await desk.post(`${path}/${stored.id}/actions`, publish);
  return `${stored.id} published`;
}

/** Contents, or releases, from a file. One that is refused does not stop the others. */
export async function importAll(command: DeskCommand): Promise<void> {
  const name = wordAt(command.words, 0, 'the kind of content');
  const resource = findResource(name);
  if (!resource.path.startsWith(contentPath) && name !== 'releases')
    throw new Error('Contents and releases can be imported.');
  const entries = await readEntries(wordAt(command.words, 1, 'the file, or - for standard input'));
  let refused = 0;
  for (const [index, entry] of entries.entries()) {
    try {
      command.print(`entry ${index + 1}: ${await store(command, resource, entry)}`);
    } catch (error) {
      refused += 1;
      command.print(`entry ${index + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (refused > 0) throw new Error(`${refused} of ${entries.length} were refused.`);
}
