import type { Locator } from '@playwright/test';

/**
 * A text with many lines in a field, at once as a paste brings it: Playwright's `fill` types it, for which Chromium takes ten seconds with
 * 2,000 lines.
 */
export async function setWholeText(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, text) => {
    // React listens at the field itself, for what scripts write.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(element, text);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, text);
}
