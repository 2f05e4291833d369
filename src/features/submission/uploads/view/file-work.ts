/* What is done with a chosen file. Fetched with the first one (fetched-file-work.ts). */

export { findRecentUpload } from './find-recent-upload.ts';
export { inspectLogo } from './inspect-logo.ts';
export { uploadFile } from './upload-file.ts';
