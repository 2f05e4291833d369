import ts from 'typescript';
import type { Source } from './read-sources.ts';

export interface MeasuredFunction {
  path: string;
  /** Its first line, from 1. */
  line: number;
  /**
   * Lines with code, as the lint rule max-lines-per-function counts them: neither empty lines nor comments.
   */
  lines: number;
}

const isFunction = (node: ts.Node) => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

/** Whether a line has more than a comment. */
const isCode = (line: string) => !/^\s*($|\/\/|\/?\*)/.test(line);

/** Every function with a body, nested ones as well. */
export function listFunctions({ path, text }: Source): MeasuredFunction[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: MeasuredFunction[] = [];
  const visit = (node: ts.Node) => {
    if (isFunction(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ path, line: line + 1, lines: node.getText(file).split('\n').filter(isCode).length });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
