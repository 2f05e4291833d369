import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { keyOf } from './read-catalogue.ts';

/**
 * Room for text in narrow places, in half letters of a CJK typeface (text-width.ts): the width of two lines
 * of a button in a 320 px window, and of a menu before the header folds at 1251 px.
 */
const roomOfElement: Readonly<Record<string, number>> = { Button: 40, Chip: 32 };
const roomOfWords: Readonly<Record<string, number>> = {
  linkTitles: 36,
  footerLinkTitles: 36,
  columnTitles: 24,
};

/** `{name}` for a variable; the number of a placeholder does not matter here. */
const placeholder = (expression: ts.Expression) => `{${ts.isIdentifier(expression) ? expression.text : '0'}}`;

function readTemplate(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return (
    template.head.text +
    template.templateSpans.map(({ expression, literal }) => placeholder(expression) + literal.text).join('')
  );
}

/** The string value of a property of an object literal. */
function readProperty(object: ts.ObjectLiteralExpression, name: string): string | undefined {
  const property = object.properties.find(
    (candidate): candidate is ts.PropertyAssignment =>
      ts.isPropertyAssignment(candidate) && candidate.name.getText() === name,
  );
  const value = property?.initializer;
  if (!value) return undefined;
  if (ts.isStringLiteral(value)) return value.text;
  return ts.isTemplateLiteral(value) ? readTemplate(value) : undefined;
}

/** The message of t`…`, msg`…`, t({ … }) or msg({ … }). */
function readMacro(node: ts.Node): string | undefined {
  if (ts.isTaggedTemplateExpression(node) && /^(t|msg)$/.test(node.tag.getText()))
    return keyOf({ context: '', source: readTemplate(node.template) });
  if (!ts.isCallExpression(node) || !/^(t|msg)$/.test(node.expression.getText())) return undefined;
  const [argument] = node.arguments;
  if (!argument || !ts.isObjectLiteralExpression(argument)) return undefined;
  const source = readProperty(argument, 'message');
  return source === undefined
    ? undefined
    : keyOf({ context: readProperty(argument, 'context') ?? '', source });
}

/** The message of a <Trans> of text and variables; none where it has other elements. */
function readTrans(node: ts.Node): string | undefined {
  if (!ts.isJsxElement(node) || node.openingElement.tagName.getText() !== 'Trans') return undefined;
  const parts = node.children.map((child) => {
    if (ts.isJsxText(child)) return child.text.replaceAll(/\s+/g, ' ');
    return ts.isJsxExpression(child) && child.expression ? placeholder(child.expression) : undefined;
  });
  if (parts.includes(undefined)) return undefined;
  const context = node.openingElement.attributes.properties.find(
    (attribute): attribute is ts.JsxAttribute =>
      ts.isJsxAttribute(attribute) && attribute.name.getText() === 'context',
  )?.initializer;
  return keyOf({
    context: context && ts.isStringLiteral(context) ? context.text : '',
    source: parts.join('').trim(),
  });
}

/** Room that a node gives to the text within it. */
function roomWithin(node: ts.Node): number | undefined {
  if (ts.isJsxElement(node)) return roomOfElement[node.openingElement.tagName.getText()];
  return ts.isVariableDeclaration(node) ? roomOfWords[node.name.getText()] : undefined;
}

function visit(node: ts.Node, room: number | undefined, found: Map<string, number>): void {
  const key = room === undefined ? undefined : (readTrans(node) ?? readMacro(node));
  if (room !== undefined && key !== undefined) found.set(key, Math.min(room, found.get(key) ?? room));
  const within = roomWithin(node) ?? room;
  // Attributes of an element in a narrow place are not shown in it.
  ts.forEachChild(node, (child) => visit(child, ts.isJsxAttributes(child) ? undefined : within, found));
}

/** The messages in narrow places, with their room. */
export function listTightMessages(
  pattern = 'src/{features/*/*/view,routes,app}/**/*.{ts,tsx}',
): Map<string, number> {
  const found = new Map<string, number>();
  for (const file of globSync(pattern)) {
    const source = readFileSync(file, 'utf8');
    visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), undefined, found);
  }
  return found;
}
