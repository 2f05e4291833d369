interface Key {
  isComposing: boolean;
  keyCode: number;
}

/** The `keyCode` of a keydown that an input method has already acted on (UI Events, https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode). */
const usedByInputMethod = 229;

/**
 * Whether a pressed key belongs to an input method: it chooses among words, confirms a word, or gives it up. Such a key does nothing else on the
 * page. Takes the browser's event or React's.
 *
 * Chrome and Firefox send the keydown of the confirming Enter before `compositionend`, with `isComposing` and the key code 229, as UI Events
 * describes ("Key events during composition", https://www.w3.org/TR/uievents/#events-composition-key-events). Safari lets the input method act
 * first: `compositionend` comes before the keydown, which has `isComposing` false and only its key code left to know it by
 * (https://bugs.webkit.org/show_bug.cgi?id=165004).
 *
 * What is being composed is text all the same: Android's keyboards compose Latin words, and Korean keeps the last syllable open. A search
 * therefore follows `input` events, composed or not, and never waits for `compositionend`. The browsers' own actions (a form that is sent, a
 * `<dialog>` that closes) leave these keys alone by themselves.
 */
export function belongsToInputMethod(event: Key | { nativeEvent: Key }): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === usedByInputMethod;
}
