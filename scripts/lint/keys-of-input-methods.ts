import type { Rule } from 'eslint';

const composition = '#lib/belongs-to-input-method.ts';

/** Where code listens to keys: `onKeyDown` of an element or among the props of a field, and a listener of the browser. */
const listeners = [
  'JSXAttribute[name.name="onKeyDown"]',
  'ObjectExpression > Property[key.name="onKeyDown"]',
  'CallExpression[callee.property.name="addEventListener"][arguments.0.value="keydown"]',
  'CallExpression[callee.name="addEventListener"][arguments.0.value="keydown"]',
];

/**
 * Enter, Escape, arrows and keys with Control also choose, confirm and give up the words of an input method. A file that listens to keys asks
 * `lib/belongs-to-input-method.ts` whose key it is, so that no place has a rule of its own that one of the browsers does not follow.
 */
export const keysOfInputMethods: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unasked: `Ask belongsToInputMethod of ${composition} before a key acts.` },
  },
  create(context) {
    const found: Rule.Node[] = [];
    let isAsked = false;
    return {
      [listeners.join(', ')]: (node: Rule.Node) => void found.push(node),
      ImportDeclaration({ source }) {
        isAsked ||= source.value === composition;
      },
      'Program:exit'() {
        if (!isAsked) for (const node of found) context.report({ node, messageId: 'unasked' });
      },
    };
  },
};
