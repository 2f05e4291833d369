import * as v from 'valibot';
import { AppError } from '#lib/app-error.ts';
import type { ProposalPort } from '#features/team/second-person/server/decide-proposal.ts';
import { createConfirmEdit } from './confirm-edit.ts';
import type { ListingDraft } from '../model/listing-draft.ts';
import type { ShownItem } from '#features/store/catalogue/server/catalogue-records.ts';
import type { ComparedVersion, EditableListing, EditCheck } from '../model/listing-edit.ts';
import { createListingDrafts, type ListingDrafts } from './drafts/listing-drafts.ts';
import type { ListingKey } from './get-draft.ts';
import { getListing } from './get-listing.ts';
import { createListingKinds } from './listing-kinds.ts';
import type { EditingDependencies, ListingKind } from './listing-kind.ts';
import { previewListing } from './preview-listing.ts';
import { compareVersion } from './versions.ts';
import { examineEdit, saveEdit, type EditRequest, type SaveOutcome, type SaveRequest } from './save-edit.ts';

type Sent<Request> = Omit<Request, 'draft'> & { draft: unknown };

/** Listed items for the people who correct them. */
export interface ListingEditing {
  /** An item, or an empty one to be added. @throws AppError not-found */
  get(item: ListingKey): Promise<EditableListing>;
  /** Says what there is to say about an edit; stores nothing. @throws AppError not-found, bad-request */
  check(request: Sent<EditRequest>): Promise<EditCheck>;
  /** What visitors will see of a draft; stores nothing. @throws AppError not-found, bad-request, conflict */
  preview(request: Sent<EditRequest>): Promise<ShownItem>;
  /** A version, beside the item as it is stored now. @throws AppError not-found */
  version(request: ListingKey & { number: number }): Promise<ComparedVersion>;
  /** Saves an edit or adds an item. @throws AppError not-found, bad-request, conflict */
  save(request: Sent<SaveRequest>): Promise<SaveOutcome>;
  /** Saves what was proposed. @throws AppError not-found, conflict */
  confirm: ProposalPort;
  drafts: ListingDrafts;
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
    drafts: createListingDrafts(dependencies, kinds, (kind, draft) => parseDraft(kinds[kind], draft)),
    confirm: createConfirmEdit(dependencies, kinds),
    get: (item) => getListing(dependencies.database, kinds[item.kind], item),
    check: async (request) => {
      const kind = kinds[request.kind];
      return examineEdit({ ...dependencies, kind }, { ...request, draft: parseDraft(kind, request.draft) });
    },
    preview: async (request) => {
      const kind = kinds[request.kind];
      return previewListing(
        { ...dependencies, kind },
        { ...request, draft: parseDraft(kind, request.draft) },
      );
    },
    version: async (request) => ({
      id: request.number,
      ...(await compareVersion(dependencies.database, kinds[request.kind], request)),
    }),
    save: async (request) => {
      const kind = kinds[request.kind];
      return saveEdit({ ...dependencies, kind }, { ...request, draft: parseDraft(kind, request.draft) });
    },
  };
}
