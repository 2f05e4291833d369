/** The place behind the text that begins at a quote. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Whether a colon is next, so that the text before is a name. */
function isNameBefore(json: string, end: number): boolean {
  let at = end;
  while (/\s/.test(json.charAt(at))) at += 1;
  return json.charAt(at) === ':';
}

const isRounded = (written: string) => {
  const value = Number(written);
  return Number.isInteger(value) && !Number.isSafeInteger(value);
};

/**
 * Whether wallets can read a JSON text differently: an object has a name twice, of which some take the first and others the last, or a
 * number has more digits than most of them keep.
 * @param json valid JSON
 */
export function isAmbiguousJson(json: string): boolean {
  const names: Set<unknown>[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charAt(at);
    if (sign === '{') names.push(new Set());
    else if (sign === '}') names.pop();
    else if (sign === '"') {
      const end = endOfText(json, at);
      if (isNameBefore(json, end)) {
        // Parsed, as a name can be written in several ways.
        const name: unknown = JSON.parse(json.slice(at, end));
        if (names.at(-1)?.has(name)) return true;
        names.at(-1)?.add(name);
      }
      at = end - 1;
    } else if (/\d/.test(sign)) {
      const start = at;
      while (/[\d.eE+-]/.test(json.charAt(at + 1))) at += 1;
      if (isRounded(json.slice(start, at + 1))) return true;
    }
  }
  return false;
}
