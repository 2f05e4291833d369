import type { ProposalPort } from '#features/team/second-person/server/decide-proposal.ts';
import { AppError } from '#lib/app-error.ts';
import { getDraftRow } from './drafts/draft-rows.ts';
import { listDraft } from './drafts/list-draft.ts';
import type { EditingDependencies } from './listing-kind.ts';
import type { ListingKinds } from './listing-kinds.ts';
import type { ProposedEdit } from './propose-edit.ts';
import { saveEdit, type SaveOutcome } from './save-edit.ts';

const stale = () =>
  new AppError(
    'conflict',
    'The item or its draft was changed after this was proposed. Decline it, and propose it again.',
  );

function requireSaved({ kind }: SaveOutcome): void {
  if (kind === 'saved') return;
  if (kind === 'stale') throw stale();
  throw new AppError(
    'conflict',
    'The checks found something new after this was proposed. Decline it, and propose it again.',
  );
}

/** Saves what was proposed, by the rules and checks of every save. Its logo was checked when it was proposed. */
export function createConfirmEdit(dependencies: EditingDependencies, kinds: ListingKinds): ProposalPort {
  return async (payload, { person, confirmation }) => {
    const { stored, ...edit } = payload as ProposedEdit;
    const { kind: name, hid, draft, confirmed, seen, source } = edit;
    const withKind = { ...dependencies, kind: kinds[name] };
    if (!stored) {
      const request = { kind: name, hid, draft, confirmed, seen, source, draftIcon: draft.icon };
      return requireSaved(await saveEdit(withKind, { ...request, person, confirmation }));
    }
    const row = await getDraftRow(dependencies.database, stored.id);
    if (row.version !== stored.version) throw stale();
    const listing = { row, draft, confirmed, base: seen, person, confirmation };
    return requireSaved(await listDraft(withKind, listing));
  };
}
