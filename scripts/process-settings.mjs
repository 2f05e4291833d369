/* How each of the portal's processes is started; plain JavaScript, read by scripts/bootstrap.mjs before anything is installed. */

/**
 * Half of V8's default space for young objects, and a collection whenever the old ones have grown by a fifth
 * (by half and more otherwise): the portal's pages are in memory ready to be sent, and its process stays a third smaller.
 */
export const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--heap-growing-percent=20',
];

/**
 * glibc keeps the memory of large buffers in each thread's heap; a single heap and a fixed size above which
 * memory is returned to the system halve a process after it has compressed a thousand pages. Other systems
 * ignore these settings.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
