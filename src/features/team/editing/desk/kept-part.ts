import { useEffect, useState } from 'react';
import { canonicalJson } from '#lib/canonical-json.ts';
import { readKept, writeKept } from './kept-body.ts';

/**
 * A part of a form that is sent by itself, such as its dates: what is typed is kept on this device until it is stored, and from then on the
 * form follows what is stored.
 * @param kind names the form and the part @param id of what the form is about; undefined for what is new
 */
export function useKeptPart<Part extends object>(
  kind: string,
  id: number | string | undefined,
  stored: Part,
): { part: Part; setPart: (part: Part) => void; isChanged: boolean } {
  const [typed, setTyped] = useState(() => readKept<Part, null>(kind, id)?.body);
  const isChanged = typed !== undefined && canonicalJson(typed) !== canonicalJson(stored);
  if (typed !== undefined && !isChanged) setTyped(undefined);
  useEffect(
    () => writeKept(kind, id, isChanged ? { version: null, body: typed } : undefined),
    [kind, id, typed, isChanged],
  );
  return { part: typed ?? stored, setPart: setTyped, isChanged };
}
