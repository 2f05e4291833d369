/**
 * Ctrl-C and a polite kill put everything away, once; a second one ends at once.
 * @param close what cannot be put away ends the process with code 1 and the reason
 */
export function endOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const end = async () => {
    if (closing) process.exit(1);
    closing = true;
    try {
      await close();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
}
