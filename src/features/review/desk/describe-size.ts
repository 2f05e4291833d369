const kilobyte = 1000;
const megabyte = 1_000_000;
const gigabyte = 1_000_000_000;

/** `2.1 GB`, `2.4 MB`, `812 KB` */
export function describeSize(bytes: number): string {
  if (bytes >= gigabyte) return `${(bytes / gigabyte).toFixed(1)} GB`;
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
}
