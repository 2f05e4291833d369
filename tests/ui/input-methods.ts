import { cdp } from 'vitest/browser';

type Step = 'keydown' | 'compositionend' | 'input';

/** How a browser reports a key that an input method took, the one that ends a composition: in which order, and how the key is marked. */
export interface BrowserOrder {
  browser: string;
  steps: readonly Step[];
  isComposing: boolean;
}

/** The key code of a keydown that an input method took. */
const usedByInputMethod = 229;

export const browserOrders: readonly BrowserOrder[] = [
  { browser: 'Chrome', steps: ['keydown', 'compositionend'], isComposing: true },
  { browser: 'Firefox', steps: ['keydown', 'compositionend', 'input'], isComposing: true },
  { browser: 'Safari', steps: ['compositionend', 'keydown'], isComposing: false },
];

/** A key that the input method takes, pressed where the focus is. */
export function pressInComposition(
  { steps, isComposing }: BrowserOrder,
  key: string,
  modifiers: Pick<KeyboardEventInit, 'ctrlKey'> = {},
): void {
  const field = document.activeElement ?? document.body;
  const keyCode = usedByInputMethod;
  const common = { bubbles: true, cancelable: true };
  field.dispatchEvent(new CompositionEvent('compositionstart', common));
  const makers: Record<Step, () => Event> = {
    keydown: () => new KeyboardEvent('keydown', { ...common, ...modifiers, key, keyCode, isComposing }),
    compositionend: () => new CompositionEvent('compositionend', common),
    input: () => new InputEvent('input', common),
  };
  for (const step of steps) field.dispatchEvent(makers[step]());
}

/** The browser's own input method, driven as a person's keys drive it. The field has the focus. */
export const inputMethod = {
  /** Shows a text that is not confirmed yet in place of the one before. */
  compose: (text: string) =>
    cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
  /** Confirms what is composed as this text. */
  confirm: (text: string) => cdp().send('Input.insertText', { text }),
  /** The Enter that the input method takes. */
  takeEnter: () => sendEnter({ windowsVirtualKeyCode: usedByInputMethod }),
  /** The Enter of a phone's keyboard, which leaves the word open. */
  sendEnter: () => sendEnter({ windowsVirtualKeyCode: 13, text: '\r' }),
};

async function sendEnter(code: { windowsVirtualKeyCode: number; text?: string }): Promise<void> {
  const key = { key: 'Enter', code: 'Enter', ...code };
  await cdp().send('Input.dispatchKeyEvent', { type: code.text ? 'keyDown' : 'rawKeyDown', ...key });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}
