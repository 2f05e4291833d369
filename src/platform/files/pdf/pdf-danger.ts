import { isDictionary, type PdfDictionary } from './pdf-dictionary.ts';

/** Keys that stand only beside something that runs, or beside files inside the file (ISO 32000-1 §7.11.4, §12.6, §12.7.8). */
const activeKeys = new Set(['JS', 'JavaScript', 'AA', 'XFA', 'RichMediaContent', 'RichMediaSettings']);
const attachmentKeys = new Set(['EF', 'EmbeddedFiles', 'Collection']);

const activeActions = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
  'GoTo3DView',
]);
const activeKinds = new Set(['RichMedia', 'Screen', 'Movie', 'Sound', '3D']);

export type PdfDanger = 'active' | 'attachments';

/** What a key says by itself. */
export function dangerOfKey(key: string): PdfDanger | undefined {
  if (activeKeys.has(key)) return 'active';
  return attachmentKeys.has(key) ? 'attachments' : undefined;
}

/**
 * What a whole dictionary does. An action on opening may lead to a place in the document, as many writers have it,
 * and nowhere else.
 */
export function dangerOfDictionary(entries: PdfDictionary): PdfDanger | undefined {
  const { S, Subtype, Type, OpenAction } = entries;
  if (typeof S === 'string' && activeActions.has(S)) return 'active';
  if (typeof Subtype === 'string' && activeKinds.has(Subtype)) return 'active';
  if (isDictionary(OpenAction) && OpenAction['S'] !== undefined && OpenAction['S'] !== 'GoTo')
    return 'active';
  if (S === 'GoToE' || Subtype === 'FileAttachment' || Type === 'EmbeddedFile') return 'attachments';
  return undefined;
}
