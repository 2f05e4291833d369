import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import type { Entry, KindCount } from '#features/team/editing/model/content-entry.ts';
import { proposedIn } from '#features/core/desk-kit/desk/proposed-in.ts';
import type { ContentKind } from '#features/team/editing/model/content-kind.ts';
import { describeShape, exampleEntries, findEntryIssues } from './content-shape.ts';
import { CallError, readOne, wordAt, type DeskCommand } from './desk-command.ts';
import { exampleReleases } from './release-shape.ts';
import { printRows, readRows } from './lists.ts';
import { contentPath, findResource, type Resource } from './resources.ts';

/** An action on a content as it is now. */
export async function performEntryAction(
  command: DeskCommand,
  name: 'publish' | 'unpublish',
  done: string,
): Promise<void> {
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
  const isContent = resource.path.startsWith(contentPath);
  if (isContent && rows.length === 0)
    command.note(`There is nothing to export. \`import ${name} --shape\` prints what an entry looks like.`);
  if (!isContent || command.options.csv) {
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

async function readEntries(file: string): Promise<unknown[]> {
  const text = await (file === '-' ? readAll(process.stdin) : readFile(file, 'utf8')).catch(
    (cause: unknown) => {
      throw new CallError(`${file} cannot be read.`, { cause });
    },
  );
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    throw new CallError(`${file} is not JSON.`, { cause });
  }
  if (!Array.isArray(parsed))
    throw new CallError(`${file} is not a list of entries, as export writes it and --shape shows it.`);
  return parsed;
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

/** The kind as the desk has it, with the languages that its brand requires. @throws CallError where there is none of this name */
async function readKind({ desk }: DeskCommand, name: string): Promise<ContentKind> {
  const { data } = await desk.get<{ data: KindCount[] }>('content-kinds');
  const found = data.find(({ id }) => id === name);
  if (found) return found.kind;
  throw new CallError(
    `There is no kind of content “${name}”. Kinds are ${data.map(({ id }) => id).join(', ')}.`,
  );
}

/** An example file on standard output, and what it cannot show on standard error. */
function printShape({ print, note }: DeskCommand, kind: ContentKind | undefined): void {
  print(JSON.stringify(kind ? exampleEntries(kind) : exampleReleases, null, 2));
  for (const line of kind ? describeShape(kind) : []) note(line);
}

/** Contents, or releases, from a file. One that is refused does not stop the others, and says everything that is wrong with it. */
export async function importAll(command: DeskCommand): Promise<void> {
  const { words, options, print } = command;
  const name = wordAt(words, 0, 'the kind of content');
  const resource = findResource(name);
  const isContent = resource.path.startsWith(contentPath);
  if (!isContent && name !== 'releases') throw new CallError('Contents and releases can be imported.');
  const file = options.shape ? undefined : wordAt(words, 1, 'the file, or - for standard input');
  const entries = file === undefined ? [] : await readEntries(file);
  const kind = isContent ? await readKind(command, name) : undefined;
  if (file === undefined) return printShape(command, kind);
  let refused = 0;
  for (const [index, entry] of entries.entries()) {
    const issues = kind ? findEntryIssues(kind, entry, options.publish) : [];
    try {
      if (issues.length > 0) throw new Error(issues.join('; '));
      print(`entry ${index + 1}: ${await store(command, resource, entry as Partial<Entry>)}`);
    } catch (error) {
      refused += 1;
      print(`entry ${index + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (refused > 0) throw new Error(`${refused} of ${entries.length} were refused.`);
}
