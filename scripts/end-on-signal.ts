/** Ctrl-C and a polite kill put everything away, once; a second one ends at once. */
export function endOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const end = async () => {
    if (closing) process.exit(1);
    closing = true;
    await close();
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
}
