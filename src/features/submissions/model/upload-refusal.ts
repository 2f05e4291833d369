/** Why a file was not taken; platform/files/upload.ts says what each means. The view turns codes into words. */
export const uploadRefusalCodes = [
  'empty',
  'too-large',
  'not-an-image',
  'other-image',
  'too-small',
  'wrong-size',
  'animated',
  'print-colours',
  'not-a-pdf',
  'active',
  'attachments',
  'encrypted',
  'too-long',
  'mixed',
  'bomb',
  'broken',
] as const;
export type UploadRefusalCode = (typeof uploadRefusalCodes)[number];
