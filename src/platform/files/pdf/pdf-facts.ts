import type { PdfDanger } from './pdf-danger.ts';
import type { PdfDictionary } from './pdf-dictionary.ts';

/** The bytes of a stream and the dictionary in front of it. */
export interface PdfStream {
  entries: PdfDictionary;
  start: number;
  end: number;
}

/** Every object in the order of the file, as columns: a hostile file has hundreds of thousands. */
export interface PdfObjects {
  numbers: number[];
  /** Index of its number in the file. */
  starts: number[];
  /** Index of its word `obj`. */
  headers: number[];
}

/** What a walk through a PDF has found. */
export interface PdfFacts {
  /** What it carries that nobody may be handed. */
  dangers: Set<PdfDanger>;
  isEncrypted: boolean;
  /** A signature would no longer hold if a byte were changed. */
  isSigned: boolean;
  /** Something that no writer produces. */
  isBroken: boolean;
  /** Pages counted, and the most that the file says. */
  pages: number;
  saidPages: number;
  streams: PdfStream[];
  objects: PdfObjects;
  /** Kinds of the actions that are objects of their own. */
  actions: Map<number, string>;
  /** Objects that are done on opening. */
  opened: Set<number>;
  /** Sections of the cross-reference by where they begin, with those they lead on to. */
  sections: Map<number, number[]>;
  /** Where the cross-reference begins, as the end of the file says. */
  lastSection: number | undefined;
  /** Object that describes the document, and the bytes of the entries that lead to it. */
  info: { objects: Set<number>; entries: [start: number, end: number][] };
}

export function createPdfFacts(): PdfFacts {
  return {
    dangers: new Set(),
    isEncrypted: false,
    isSigned: false,
    isBroken: false,
    pages: 0,
    saidPages: 0,
    streams: [],
    objects: { numbers: [], starts: [], headers: [] },
    actions: new Map(),
    opened: new Set(),
    sections: new Map(),
    lastSection: undefined,
    info: { objects: new Set(), entries: [] },
  };
}
