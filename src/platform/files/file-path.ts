const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
};

/** Name ending of a stored file's media type; `bin` for one that the portal does not store. */
export function extensionOf(mediaType: string): string {
  return extensions[mediaType] ?? 'bin';
}

/** Where visitors read a public file; the content of such an address never changes. */
export function filePath(sha256: string, mediaType: string): string {
  return `/files/${sha256}.${extensionOf(mediaType)}`;
}
