/** A picture of this site in an editor's Markdown: `![alternative text](/files/<hash>.jpg#960x540)`. */
export interface TextPicture {
  /** Path of the stored file. */
  src: string;
  /** In pixels, so that the page keeps its place free; absent where the address does not name them. */
  width?: number;
  height?: number;
}

const ownAddress = /^(\/files\/[0-9a-f]{64}\.(?:png|jpg))(?:#([1-9]\d{0,3})x([1-9]\d{0,3}))?$/;

/** The picture at an address in a text; undefined for every address that is not an uploaded file of this site. */
export function parseTextPicture(address: string): TextPicture | undefined {
  const [, src, width, height] = ownAddress.exec(address) ?? [];
  if (src === undefined) return undefined;
  return width === undefined ? { src } : { src, width: Number(width), height: Number(height) };
}

/** The address of a picture with its size. */
export const textPictureAddress = (path: string, { width, height }: { width: number; height: number }) =>
  `${path}#${width}x${height}`;

/** Markdown of a picture. What would end its alternative text early is escaped. */
export function writeTextPicture(alt: string, address: string): string {
  const text = alt.replace(/\s+/g, ' ').trim();
  return `![${text.replace(/[\\[\]`*_<&!]/g, (sign) => `\\${sign}`)}](${address})`;
}
