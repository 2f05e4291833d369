/**
 * By how much a worker thread's scheduling priority is lower than the listener's: the thread that listens goes first when there are fewer
 * cores than threads. Only Linux has this for a single thread.
 */
export const niceIncrement = process.platform === 'linux' ? 5 : 0;
