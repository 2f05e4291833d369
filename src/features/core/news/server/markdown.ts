import { createHash } from 'node:crypto';
import { AppError } from '#lib/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import type { Block } from '../model/markdown-tree.ts';
import { showPlainText } from './show-plain-text.ts';

export interface MarkdownSource {
  source: string;
  /** False replaces every picture by its alternative text: in legal texts, and in texts of another portal. */
  hasPictures: boolean;
}

/** Parses in another thread. @throws Error when it took too long */
export type ParseMarkdown = (text: MarkdownSource) => Promise<Block[]>;

/** Texts of editors and content hosts as trees for pages and mails. */
export interface Markdown {
  /**
   * Parsed once, however many pages and mails show it. A text that takes too long is shown as it was written.
   * @throws AppError unavailable when too much waits for the threads
   */
  read(text: MarkdownSource): Promise<Block[]>;
}

/** Characters of the texts whose trees are kept; a tree takes about ten times as much memory. */
const keptCharacters = 1_000_000;

const keyOf = ({ source, hasPictures }: MarkdownSource) =>
  `${hasPictures} ${createHash('sha256').update(source).digest('base64')}`;

/** Remembers trees by their texts, those used last. */
export function createMarkdown({ parse, log }: { parse: ParseMarkdown; log: Pick<Log, 'warn'> }): Markdown {
  const kept = new Map<string, { length: number; blocks: Promise<Block[]> }>();
  let characters = 0;

  function forget(key: string): void {
    characters -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  }

  function keep(key: string, entry: { length: number; blocks: Promise<Block[]> }): void {
    forget(key);
    kept.set(key, entry);
    characters += entry.length;
    for (const oldest of kept.keys()) {
      if (characters <= keptCharacters || oldest === key) return;
      forget(oldest);
    }
  }

  async function parseOrShow(key: string, text: MarkdownSource): Promise<Block[]> {
    try {
      return await parse(text);
    } catch (error) {
      if (error instanceof AppError) {
        // Too much is waiting: the next one who asks may have more luck.
        forget(key);
        throw error;
      }
      log.warn(
        { error, length: text.source.length },
        'a text could not be parsed; it is shown as it was written',
      );
      return showPlainText(text.source);
    }
  }

  return {
    async read(text) {
      const key = keyOf(text);
      const entry = kept.get(key) ?? { length: text.source.length, blocks: parseOrShow(key, text) };
      keep(key, entry);
      return entry.blocks;
    },
  };
}
