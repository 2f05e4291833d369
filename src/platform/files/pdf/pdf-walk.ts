import { dangerOfDictionary, dangerOfKey } from './pdf-danger.ts';
import { isReference, keptKeys, type PdfDictionary, type PdfValue } from './pdf-dictionary.ts';
import type { PdfFacts } from './pdf-facts.ts';
import { PdfLexer } from './pdf-lexer.ts';

/** Deeper nesting than any writer produces. */
const depthMax = 64;
/** Largest object number, ISO 32000-1 annex C. */
const objectNumberMax = 8_388_607;

interface Frame {
  entries: PdfDictionary | undefined;
  items: PdfValue[];
  /** Key whose value comes next. */
  key: string | undefined;
  keyStart: number;
  lastKey: string | undefined;
}

/**
 * Walks through a PDF object by object and notes what it says. Contents of streams are stepped over.
 * One step is one token, so that whoever drives it can pause.
 */
export class PdfWalk {
  readonly facts: PdfFacts;
  readonly lexer: PdfLexer;
  #frames: Frame[] = [];
  /** The two numbers read last, the older one first, and where it begins. */
  #older = 0;
  #olderStart = 0;
  #newer = 0;
  #newerStart = 0;
  /** Number of the object that is open, -1 between objects, and where it begins; packed objects begin nowhere. */
  #object = -1;
  #objectStart: number | undefined;
  /** The object's own dictionary, once it is closed. */
  #closed: PdfDictionary | undefined;
  #section: number | undefined;
  #numberIsSection = false;
  #isPacked = false;

  constructor(bytes: Buffer, facts: PdfFacts) {
    this.lexer = new PdfLexer(bytes);
    this.facts = facts;
  }

  /** @returns false at the end, or where going on makes no sense */
  step(): boolean {
    const { lexer, facts } = this;
    switch (lexer.next()) {
      case 'end':
        if (this.#frames.length > 0) facts.isBroken = true;
        return false;
      case 'name':
        return this.#takeName(lexer.text);
      case 'number':
        return this.#takeNumber(lexer.value);
      case 'string':
        this.#takeValue('');
        return true;
      case 'dict':
      case 'array':
        return this.#open(lexer.kind === 'dict');
      case 'dict-end':
      case 'array-end':
        return this.#close(lexer.kind === 'dict-end');
      case 'keyword':
        return this.#takeKeyword(lexer.text);
    }
  }

  /** Begins an object that stands in an object stream, where it has no header. */
  beginPacked(number: number): void {
    this.#object = number;
    this.#isPacked = true;
  }

  #takeName(text: string): boolean {
    const frame = this.#frames.at(-1);
    if (!frame?.entries || frame.key !== undefined) {
      this.#takeValue(text);
      return true;
    }
    frame.key = text;
    frame.keyStart = this.lexer.start;
    const danger = dangerOfKey(text);
    if (danger) this.facts.dangers.add(danger);
    if (text === 'ByteRange') this.facts.isSigned = true;
    return true;
  }

  #takeNumber(value: number): boolean {
    this.#older = this.#newer;
    this.#olderStart = this.#newerStart;
    this.#newer = value;
    this.#newerStart = this.lexer.start;
    if (this.#numberIsSection) this.facts.lastSection = value;
    this.#numberIsSection = false;
    this.#takeValue(value);
    return true;
  }

  #takeValue(value: PdfValue): void {
    const frame = this.#frames.at(-1);
    if (!frame) return;
    if (!frame.entries) {
      // Only short arrays are of interest, such as those of filters.
      if (frame.items.length < 8) frame.items.push(value);
    } else if (frame.key !== undefined) {
      if (keptKeys.has(frame.key)) frame.entries[frame.key] = value;
      frame.lastKey = frame.key;
      frame.key = undefined;
    }
  }

  #open(isDictionary: boolean): boolean {
    if (this.#frames.length >= depthMax) {
      this.facts.isBroken = true;
      return false;
    }
    const entries = isDictionary ? (Object.create(null) as PdfDictionary) : undefined;
    this.#frames.push({ entries, items: [], key: undefined, keyStart: 0, lastKey: undefined });
    return true;
  }

  #close(isDictionary: boolean): boolean {
    const frame = this.#frames.pop();
    if (!frame || isDictionary !== (frame.entries !== undefined)) {
      this.facts.isBroken = true;
      return false;
    }
    if (frame.entries) this.#noteDictionary(frame.entries);
    this.#takeValue(frame.entries ?? frame.items);
    return true;
  }

  #noteDictionary(entries: PdfDictionary): void {
    const { facts } = this;
    const danger = dangerOfDictionary(entries);
    if (danger) facts.dangers.add(danger);
    if (entries['Type'] === 'Page') facts.pages += 1;
    const { Type, Count, OpenAction, S } = entries;
    if (Type === 'Pages' && typeof Count === 'number') facts.saidPages = Math.max(facts.saidPages, Count);
    if (isReference(OpenAction)) facts.opened.add(OpenAction.ref);
    if (this.#frames.length > 0) return;
    if (this.#object >= 0 && typeof S === 'string') facts.actions.set(this.#object, S);
    if (this.#object < 0 || Type === 'XRef') this.#noteTrailer(entries, this.#objectStart ?? this.#section);
    this.#closed = entries;
  }

  /** The end of a cross-reference table, or the dictionary of a cross-reference stream (§7.5.5, §7.5.8). */
  #noteTrailer({ Encrypt, Prev, XRefStm, Info }: PdfDictionary, section: number | undefined): void {
    if (Encrypt !== undefined) this.facts.isEncrypted = true;
    if (isReference(Info)) this.facts.info.objects.add(Info.ref);
    if (section === undefined) return;
    this.facts.sections.set(
      section,
      [Prev, XRefStm].filter((value) => typeof value === 'number'),
    );
  }

  #takeKeyword(text: string): boolean {
    if (text === 'R') this.#takeReference();
    else if (text === 'obj') return this.#beginObject();
    else if (text === 'endobj') return this.#endObject();
    else if (text === 'stream') return this.#skipStream();
    else if (text === 'xref') this.#section = this.lexer.start;
    else if (text === 'startxref') this.#numberIsSection = true;
    else this.#takeValue('');
    return true;
  }

  /** The two numbers before an R were no values of their own. */
  #takeReference(): void {
    const frame = this.#frames.at(-1);
    const value = { ref: this.#older };
    if (!frame) return;
    if (!frame.entries) frame.items.splice(-2, 2, value);
    else if (frame.key === undefined && frame.lastKey !== undefined) {
      if (keptKeys.has(frame.lastKey)) frame.entries[frame.lastKey] = value;
      if (frame.lastKey === 'Info' && !this.#isPacked)
        this.facts.info.entries.push([frame.keyStart, this.lexer.at]);
    }
  }

  #beginObject(): boolean {
    const { facts, lexer } = this;
    const number = this.#older;
    const start = this.#olderStart;
    if (this.#isPacked || this.#frames.length > 0 || !(number >= 0 && number <= objectNumberMax))
      facts.isBroken = true;
    this.#object = number;
    this.#objectStart = start;
    this.#closed = undefined;
    facts.objects.numbers.push(number);
    facts.objects.starts.push(start);
    facts.objects.headers.push(lexer.start);
    return !facts.isBroken;
  }

  #endObject(): boolean {
    if (this.#frames.length > 0) this.facts.isBroken = true;
    this.#object = -1;
    this.#objectStart = undefined;
    this.#closed = undefined;
    return !this.facts.isBroken;
  }

  #skipStream(): boolean {
    const { facts, lexer } = this;
    const entries = this.#closed;
    if (this.#object < 0 || !entries || this.#frames.length > 0) {
      facts.isBroken = true;
      return false;
    }
    const { bytes } = lexer;
    const start = lexer.at + (bytes[lexer.at] === 0x0d ? (bytes[lexer.at + 1] === 0x0a ? 2 : 1) : 1);
    const end = findStreamEnd(bytes, start, entries['Length']);
    if (end === undefined) {
      facts.isBroken = true;
      return false;
    }
    facts.streams.push({ entries, start, end });
    lexer.at = bytes.indexOf('endstream', end) + 'endstream'.length;
    return true;
  }
}

/** By its length where that is right, else by the next end mark, as readers do. */
function findStreamEnd(bytes: Buffer, start: number, length: PdfValue | undefined): number | undefined {
  if (typeof length === 'number' && length >= 0 && start + length <= bytes.length) {
    const end = start + length;
    const gap = bytes.subarray(end, end + 12).indexOf('endstream');
    if (gap >= 0 && gap <= 2) return end;
  }
  const found = bytes.indexOf('endstream', start);
  return found < 0 ? undefined : found;
}
