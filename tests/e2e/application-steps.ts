import { randomBytes } from 'node:crypto';
import { makePdf } from '../support/files/pdf-file.ts';
import { expect } from '../support/portal-fixture.ts';

/** Who applies as an ambassador. */
export interface Candidate {
  name: string;
  email: string;
}

/** A candidate that no other test knows. */
export function newCandidate(): Candidate {
  const letters = [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
  return { name: `Ana ${letters}`, email: `${letters}@lights.example.org` };
}

/** The form by the API, for tests of what comes after. @returns the reference */
export async function sendApplication(
  { origin }: { origin: string },
  { name, email }: Candidate,
): Promise<string> {
  const draftKey = randomBytes(16).toString('hex');
  const post = async <Data>(path: string, init: RequestInit) => {
    const answer = await fetch(`${origin}/api/${path}`, { method: 'POST', ...init });
    expect(answer.status, await answer.clone().text()).toBe(201);
    return ((await answer.json()) as { data: Data }).data;
  };
  const { sha256: cv } = await post<{ sha256: string }>('uploads?role=cv&name=ana-cv.pdf', {
    headers: { 'upload-key': draftKey },
    body: new Uint8Array(makePdf({ content: 'Keeper of lights' })),
  });
  const answers = {
    ...{ name, email, country: 'PT', languages: ['pt'], requirements: ['community', 'self-custody'] },
    ...{ links: ['https://lights.example.org/community'], message: '', cv },
  };
  const form = { kind: 'ambassador', locale: 'en', draft_key: draftKey, payload: answers };
  const { reference } = await post<{ reference: string }>('submissions', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  return reference;
}
