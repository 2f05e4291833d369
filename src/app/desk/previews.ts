import { randomBytes } from 'node:crypto';
import { AppError } from '#lib/app-error.ts';
import type { StillPage } from '../rendering/make-page.ts';

export interface Placed {
  id: string;
  /** Address of the public page. */
  path: string;
  /** Id of the element that it begins with. */
  anchor?: string;
}

type PlacedPage = StillPage & Omit<Placed, 'id'>;

export interface Previews {
  /**
   * Renders for a person and keeps the page until the next one.
   * @returns the name under which the frame gets it
   * @throws AppError too-many-requests while an earlier one of theirs is being rendered
   */
  render(personId: string, make: () => Promise<StillPage>): Promise<string>;
  /** The same for a page of a place. @returns its name, its address, and where it begins */
  renderPlaced(personId: string, make: () => Promise<PlacedPage>): Promise<Placed>;
  /** @throws AppError not-found when it was replaced */
  find(personId: string, name: string): StillPage;
}

/** People whose latest preview is kept; each is some 100 KB. */
const kept = 50;

/** What editors look at while they write: one page in the making and one kept per person, in memory alone. */
export function createPreviews(): Previews {
  const running = new Set<string>();
  const latest = new Map<string, { name: string; page: StillPage }>();
  const render = async (personId: string, make: () => Promise<StillPage>): Promise<string> => {
    if (running.has(personId))
      throw new AppError('too-many-requests', 'The previous preview is still being made.', {
        retryAfterSeconds: 1,
      });
    running.add(personId);
    try {
      const page = await make();
      const name = randomBytes(16).toString('base64url');
      latest.delete(personId);
      latest.set(personId, { name, page });
      const [oldest] = latest.keys();
      if (latest.size > kept && oldest !== undefined) latest.delete(oldest);
      return name;
    } finally {
      running.delete(personId);
    }
  };
  return {
    render,
    async renderPlaced(personId, make) {
      let place: Omit<Placed, 'id'> = { path: '' };
      const id = await render(personId, async () => {
        const { path, anchor, ...page } = await make();
        place = { path, ...(anchor && { anchor }) };
        return page;
      });
      return { id, ...place };
    },
    find(personId, name) {
      const found = latest.get(personId);
      if (found?.name !== name) throw new AppError('not-found', 'This preview was replaced by a later one.');
      return found.page;
    },
  };
}
