import { expect } from 'vitest';

/** A refusal says that it is one, and nothing of what was asked about: no title, no name, no address. */
export async function expectAnswer(answer: Response, where: string, isAllowed: boolean): Promise<void> {
  const { status } = answer;
  expect(status === 401 || status >= 500, `${where}: ${status}`).toBe(false);
  expect(status !== 403, `${where}: ${status}`).toBe(isAllowed);
  if (status !== 403) return;
  const refusal = (await answer.json()) as object;
  expect(Object.keys(refusal), where).toEqual(['message']);
  expect(JSON.stringify(refusal), where).not.toMatch(/Lagoon|Keeper|@/);
}
