/** The outcome of a task in another thread: its own failure is distinguished from the end of its thread. */
export type TaskOutcome<Value> = { ok: true; value: Value } | { ok: false; message: string; stack: string };

export async function outcomeOf<Value>(work: () => Value | Promise<Value>): Promise<TaskOutcome<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { ok: false, message, stack };
  }
}
