import { usePermissions, useResourceContext } from 'react-admin';
import { caseActions, caseKinds, type CaseKind } from '#features/team/accounts/model/case-kind.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';

/** The kind of the cases on this screen; undefined where people do not work on them one by one, as on proposals. */
export function useCaseKind(): CaseKind | undefined {
  const resource = useResourceContext();
  return caseKinds.find((kind) => kind === resource);
}

/** Whether the person may decide about cases of a kind. */
export function useMayDecide(kind: CaseKind | undefined): boolean {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return kind !== undefined && may({ roles }, caseActions[kind].decide);
}
