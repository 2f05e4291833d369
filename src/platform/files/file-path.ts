const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
};

/** File extension for a stored file's media type; `bin` for types that the portal does not store. */
export function extensionOf(mediaType: string): string {
  return extensions[mediaType] ?? 'bin';
}

/** The address where visitors read a public file; its content never changes. */
export function filePath(sha256: string, mediaType: string): string {
  return `/files/${sha256}.${extensionOf(mediaType)}`;
}
