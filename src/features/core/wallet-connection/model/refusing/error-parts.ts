/** What can be read from an error, outer parts first. */
export interface ErrorParts {
  /** Numbers; codes in text are in `textCodes`. */
  codes: readonly number[];
  textCodes: readonly string[];
  /** Sentences for people. */
  messages: readonly string[];
  /** Class names of errors. */
  names: readonly string[];
  /** An object that says nothing at all. */
  isBare: boolean;
}

/** Wallets and libraries wrap the error of the one below them under these names. */
const wrappers = ['data', 'originalError', 'cause', 'error', 'info', 'innerError', 'body', 'value'] as const;
const sentences = ['message', 'shortMessage', 'reason', 'details', 'description'] as const;
const longestMessage = 600;
const mostParts = 40;

/** Reading a property of a foreign object can throw. */
function read(from: object, key: string): unknown {
  try {
    return (from as Record<string, unknown>)[key];
  } catch {
    return undefined;
  }
}

function isEmpty(value: unknown): boolean {
  try {
    return (
      typeof value === 'object' &&
      value !== null &&
      Reflect.ownKeys(value).length === 0 &&
      read(value, 'message') === undefined
    );
  } catch {
    return false;
  }
}

/** An error that was packed as JSON, or undefined. */
function unpack(text: string): object | undefined {
  const start = text.indexOf('{');
  if (start === -1) return undefined;
  try {
    const value: unknown = JSON.parse(text.slice(start));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

class Collector {
  readonly codes: number[] = [];
  readonly textCodes: string[] = [];
  readonly messages: string[] = [];
  readonly names: string[] = [];
  /** Grows while it is read. */
  readonly queue: object[] = [];

  addCode(code: unknown): void {
    if (typeof code === 'number') this.codes.push(code);
    else if (typeof code === 'string' && /^-?\d{1,6}$/.test(code)) this.codes.push(Number(code));
    else if (typeof code === 'string') this.textCodes.push(code);
  }

  addText(text: string): void {
    const packed = unpack(text);
    if (packed) this.queue.push(packed);
    const isData = /^0x[0-9a-f]*$/i.test(text);
    const message = (packed ? text.slice(0, text.indexOf('{')) : text).slice(0, longestMessage).trim();
    if (!isData && message !== '') this.messages.push(message);
  }

  addObject(part: object): void {
    this.addCode(read(part, 'code'));
    const name = read(part, 'name');
    if (typeof name === 'string') this.names.push(name);
    for (const key of [...sentences, ...wrappers]) {
      const value = read(part, key);
      if (typeof value === 'string') this.addText(value);
      else if (typeof value === 'object' && value !== null && !this.queue.includes(value))
        this.queue.push(value);
    }
  }
}

/** Takes apart whatever a wallet threw: errors in errors, texts, JSON in texts. Never throws and always ends. */
export function errorPartsOf(thrown: unknown): ErrorParts {
  const found = new Collector();
  if (typeof thrown === 'string') found.addText(thrown);
  else if (typeof thrown === 'number') found.addCode(thrown);
  else if (typeof thrown === 'object' && thrown !== null) found.queue.push(thrown);
  for (let index = 0; index < found.queue.length && index < mostParts; index += 1)
    found.addObject(found.queue[index]!);
  const { codes, textCodes, messages, names } = found;
  return { codes, textCodes, messages, names, isBare: isEmpty(thrown) };
}
