/** What a task in another thread came to: its failure is told apart from the end of its thread. */
export type TaskOutcome<Value> = { ok: true; value: Value } | { ok: false; message: string; stack: string };

export async function outcomeOf<Value>(work: () => Value | Promise<Value>): Promise<TaskOutcome<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { ok: false, message, stack };
  }
}
