/** No form, no answer of a host and no file of ours has half as many levels. */
const levelsMax = 64;

const [quote, backslash, openList, closeList, openObject, closeObject] = [...'"\\[]{}'].map((each) =>
  each.charCodeAt(0),
);

/**
 * Whether JSON has lists and objects more than 64 levels deep, read in one pass. Parsing, checking and writing such a text again takes
 * a second or ends in an overflow of the stack.
 * @param json in UTF-8; it need not be valid
 */
export function isNestedDeeply(json: Uint8Array): boolean {
  let levels = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === quote) isInText = !isInText;
    else if (isInText) {
      if (byte === backslash) at += 1;
    } else if (byte === openList || byte === openObject) {
      levels += 1;
      if (levels > levelsMax) return true;
    } else if (byte === closeList || byte === closeObject) levels -= 1;
  }
  return false;
}
