import { parse, type Token } from '@messageformat/parser';

/** The parts of an ICU message that a translation must keep or adapt. */
export interface MessageShape {
  /** Names of placeholders, each once. */
  placeholders: string[];
  /** Numbers of tags, as often as they occur. */
  tags: string[];
  /** Plural categories of each plural. */
  plurals: string[][];
  /** The text alone. */
  words: string;
}

const list = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => [
    token,
    ...('cases' in token ? token.cases.flatMap(({ tokens: inner }) => list(inner)) : []),
  ]);

const tagPattern = /<\/?(\d+)\/?>/g;

/** @throws when it is not an ICU message */
export function shapeOf(message: string): MessageShape {
  const tokens = list(parse(message));
  const words = tokens.flatMap((token) => (token.type === 'content' ? [token.value] : [])).join('');
  return {
    placeholders: [...new Set(tokens.flatMap((token) => ('arg' in token ? [token.arg] : [])))].sort(),
    tags: [...message.matchAll(tagPattern)].map(([, number = '']) => number).sort(),
    plurals: tokens.flatMap((token) =>
      token.type === 'plural'
        ? [token.cases.map(({ key }) => key).filter((key) => !key.startsWith('='))]
        : [],
    ),
    words: words.replaceAll(tagPattern, ''),
  };
}
