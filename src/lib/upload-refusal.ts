import * as v from 'valibot';
import { uploadRefusalCodes } from './upload-refusal-code.ts';

/** Why an upload was refused. Width, height, format and pages are present when they are the reason. */
export const uploadRefusalSchema = v.object({
  code: v.picklist(uploadRefusalCodes),
  /** In pixels, like the height. */
  width: v.exactOptional(v.number()),
  height: v.exactOptional(v.number()),
  format: v.exactOptional(v.pipe(v.string(), v.description('What kind of picture it is, such as GIF'))),
  pages: v.exactOptional(v.number()),
});
export type UploadRefusal = v.InferOutput<typeof uploadRefusalSchema>;
