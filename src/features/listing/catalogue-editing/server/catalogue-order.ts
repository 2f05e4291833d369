import type { RestoreRequest, VersionHistory } from '#features/team/versions/model/kept-version.ts';
import type { DecisionRule } from '#features/team/second-person/model/decision-rule.ts';
import type { ProposalPort } from '#features/team/second-person/server/decide-proposal.ts';
import type { VersionAuthor } from '#features/team/versions/server/keep-version.ts';
import type { FileBucket } from '#platform/files/file-bucket.ts';
import type { FoundFile } from '#platform/files/find-file.ts';
import type { Database } from '#platform/database/database.ts';
import type {
  CategoryChange,
  DeskCategory,
  HotItem,
  ListOrder,
  NewCategory,
  OrderedList,
} from '../model/category-change.ts';
import { changeCategory, createCategory, listCategories, orderCategories } from './categories.ts';
import {
  listCategoryVersions,
  listOrderVersions,
  restoreCategory,
  restoreOrder,
} from './category-versions.ts';
import { listHot, listHotVersions, restoreHot, saveHot } from './hot-list.ts';
import { addNetwork, confirmNetwork, type NetworkAdding } from './adding/add-network.ts';
import {
  editNetwork,
  findOwnIcon,
  listNetworks,
  listNetworkVersions,
  restoreNetwork,
  type Act as NetworkAct,
  type NetworkRequest,
  type ProposedNetwork,
} from './networks.ts';
import { createPreparedArrangements, type PreparedArrangements } from './prepared/prepared-arrangements.ts';
import type { ChainEdit, DeskChain } from '../model/chain-edit.ts';
import type { NewNetwork } from '../model/new-network.ts';

/** Categories, the hot list and networks, for the people who arrange the store. */
export interface CatalogueOrder {
  listCategories(): Promise<OrderedList<DeskCategory>>;
  /** @returns its `hid` @throws AppError bad-request */
  createCategory(category: NewCategory, person: VersionAuthor): Promise<number>;
  /** @throws AppError not-found, conflict, bad-request */
  changeCategory(hid: number, change: CategoryChange, person: VersionAuthor): Promise<void>;
  /** @throws AppError conflict, bad-request */
  orderCategories(order: ListOrder, person: VersionAuthor): Promise<void>;
  listHot(): Promise<OrderedList<HotItem>>;
  /** @throws AppError conflict, bad-request */
  saveHot(order: ListOrder, person: VersionAuthor): Promise<void>;
  listNetworks(request: NetworkRequest): Promise<{ data: DeskChain[]; total: number }>;
  /** @returns the number of the proposal, where it waits for a second person @throws AppError not-found, conflict, bad-request */
  editNetwork(hid: number, edit: ChainEdit, person: VersionAuthor): Promise<number | undefined>;
  /** @returns its `hid` or the number of the proposal, or what is wrong with the file @throws AppError conflict, bad-request */
  addNetwork(asked: NewNetwork, person: VersionAuthor): Promise<NetworkAdding>;
  /** Does what was proposed about a network. @throws AppError not-found, conflict */
  confirm: ProposalPort;
  /** Changes that are prepared before visitors see them. */
  prepared: PreparedArrangements;
  /** An icon that this person uploaded here and that nobody else can name. */
  findOwnIcon(sha256: string, person: VersionAuthor): Promise<FoundFile | undefined>;
  /** @throws AppError not-found */
  listVersions(of: Arranged): Promise<VersionHistory>;
  /**
   * Makes an earlier version the latest one. @returns the number of the proposal, where it waits for a second person
   * @throws AppError not-found, conflict, bad-request
   */
  restore(of: Arranged, request: RestoreRequest, person: VersionAuthor): Promise<number | undefined>;
}

/** What has versions here. @property hid of a category or a network */
export type Arranged =
  { kind: 'hot-list' } | { kind: 'category-order' } | { kind: 'category' | 'network'; hid: number };

function listArrangedVersions(database: Database, of: Arranged): Promise<VersionHistory> {
  switch (of.kind) {
    case 'hot-list':
      return listHotVersions(database);
    case 'category-order':
      return listOrderVersions(database);
    case 'category':
      return listCategoryVersions(database, of.hid);
    case 'network':
      return listNetworkVersions(database, of.hid);
  }
}

async function restoreArranged(
  act: NetworkAct,
  of: Arranged,
  request: RestoreRequest,
): Promise<number | undefined> {
  if (of.kind === 'network') return restoreNetwork(act, of.hid, request);
  if (of.kind === 'hot-list') await restoreHot(act, request);
  else if (of.kind === 'category-order') await restoreOrder(act, request);
  else await restoreCategory(act, of.hid, request);
  return undefined;
}

export function createCatalogueOrder({
  database,
  fileBucket,
  rule,
  now,
}: {
  database: Database;
  /** Where large files are; undefined where the database has all of them. */
  fileBucket?: FileBucket | undefined;
  rule: DecisionRule;
  now: () => Date;
}): CatalogueOrder {
  const by = (person: VersionAuthor) => ({ database, rule, person, at: now() });
  return {
    listCategories: () => listCategories(database),
    createCategory: (category, person) => createCategory(by(person), category),
    changeCategory: (hid, change, person) => changeCategory(by(person), hid, change),
    orderCategories: (order, person) => orderCategories(by(person), order),
    listHot: () => listHot(database),
    saveHot: (order, person) => saveHot(by(person), order),
    listNetworks: (request) => listNetworks(database, request),
    editNetwork: (hid, edit, person) => editNetwork(by(person), hid, edit),
    addNetwork: (asked, person) => addNetwork(by(person), asked),
    confirm: (payload, { person, confirmation }) =>
      confirmNetwork({ ...by(person), confirmation }, payload as ProposedNetwork),
    prepared: createPreparedArrangements({ database, rule, now }),
    findOwnIcon: (sha256, person) => findOwnIcon({ database, fileBucket }, sha256, person),
    listVersions: (of) => listArrangedVersions(database, of),
    restore: (of, request, person) => restoreArranged(by(person), of, request),
  };
}
