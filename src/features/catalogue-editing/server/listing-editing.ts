import * as v from 'valibot';
import { AppError } from '#lib/app-error.ts';
import type { ListingDraft } from '../model/listing-draft.ts';
import type { EditableListing, EditCheck } from '../model/listing-edit.ts';
import { getListing, type ListingKey } from './get-listing.ts';
import { createListingKinds } from './listing-kinds.ts';
import type { EditingDependencies, ListingKind } from './listing-kind.ts';
import { examineEdit, saveEdit, type EditRequest, type SaveOutcome, type SaveRequest } from './save-edit.ts';

type Sent<Request> = Omit<Request, 'draft'> & { draft: unknown };

/** Listed items for the people who correct them. */
export interface ListingEditing {
  /** @throws AppError not-found */
  get(item: ListingKey): Promise<EditableListing>;
  /** Says what there is to say about an edit; stores nothing. @throws AppError not-found, bad-request */
  check(request: Sent<EditRequest>): Promise<EditCheck>;
  /** @throws AppError not-found, bad-request, conflict */
  save(request: Sent<SaveRequest>): Promise<SaveOutcome>;
}

/** @throws AppError bad-request for what is no draft of this kind */
function parseDraft({ schema }: ListingKind, draft: unknown): ListingDraft {
  const parsed = v.safeParse(schema, draft);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new AppError('bad-request', `${v.getDotPath(issue) ?? 'draft'}: ${issue.message}`);
}

export function createListingEditing(dependencies: EditingDependencies): ListingEditing {
  const kinds = createListingKinds(dependencies);
  return {
    get: (item) => getListing(dependencies.database, kinds[item.kind], item),
    check: async (request) => {
      const kind = kinds[request.kind];
      return examineEdit({ ...dependencies, kind }, { ...request, draft: parseDraft(kind, request.draft) });
    },
    save: async (request) => {
      const kind = kinds[request.kind];
      return saveEdit({ ...dependencies, kind }, { ...request, draft: parseDraft(kind, request.draft) });
    },
  };
}
