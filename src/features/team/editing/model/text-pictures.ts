import { parseTextPicture } from '#lib/text-picture.ts';

/** `![alternative text](address)`, as editors write it; the alternative text may have escaped brackets. */
const inlinePicture = /!\[((?:[^\]\\]|\\.)*)\]\(\s*<?([^\s)>]*)/g;
/** An uploaded file, however the text refers to it. */
const uploadedFile = /\/files\/([0-9a-f]{64})\.(?:png|jpg)/g;

/** Hashes of the uploaded files that a text names: all that it shows, and perhaps one that it only links. */
export function hashesInText(text: string): string[] {
  return [...text.matchAll(uploadedFile)].flatMap(([, hash]) => hash ?? []);
}

/** What keeps the pictures of a text from being published, one sentence each. */
export function findPictureIssues(text: string): string[] {
  const issues = [...text.matchAll(inlinePicture)].flatMap(([, alt = '', address = '']) => {
    if (!parseTextPicture(address))
      return [`The picture ${address} is not stored on this site. Upload it, or delete it from the text.`];
    return alt.trim() === ''
      ? ['A picture has no alternative text. Write between the brackets what it shows.']
      : [];
  });
  return [...new Set(issues)];
}
