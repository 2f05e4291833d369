/** An unusable setting; `message` is the sentence that stops the start. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
