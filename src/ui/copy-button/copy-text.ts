/**
 * Puts text on the clipboard. The asynchronous clipboard needs a secure page and permission; where it is
 * missing or refuses, falls back to a hidden field and `execCommand`. Resolves to whether it worked.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'vh';
  field.setAttribute('readonly', '');
  // In an open dialog everything outside is inert, so the field goes where the focus is.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
