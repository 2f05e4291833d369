import type { HostileFile } from './files/hostile-file.ts';
import { hostilePdfs } from './files/hostile-pdfs.ts';
import { hostilePictures } from './files/hostile-pictures.ts';

/** Everything that somebody may try to upload and that has to be refused; made by code, the same every time. */
export const hostileFiles: readonly HostileFile[] = [...hostilePictures, ...hostilePdfs];
