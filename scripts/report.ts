const begun = performance.now();

/** One line of progress with the time since the start. */
export function report(line: string): void {
  console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`);
}

/** Ends the process with the one sentence that says what is wrong. */
export function stopWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
