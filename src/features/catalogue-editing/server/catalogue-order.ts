import type { AuditActor } from '#features/audit/model/audit-entry.ts';
import type { Database } from '#platform/database/database.ts';
import type {
  CategoryChange,
  DeskCategory,
  HotItem,
  ListOrder,
  OrderedList,
} from '../model/category-change.ts';
import { changeCategory, createCategory, listCategories, orderCategories } from './categories.ts';
import { listHot, saveHot } from './hot-list.ts';
import { addNetwork, editNetwork, listNetworks, type NetworkRequest } from './networks.ts';
import type { ChainEdit, DeskChain } from '../model/chain-edit.ts';

/** Categories, the hot list and networks, for the people who arrange the store. */
export interface CatalogueOrder {
  listCategories(): Promise<OrderedList<DeskCategory>>;
  /** @returns its `hid` @throws AppError bad-request */
  createCategory(titles: Record<string, string>, person: AuditActor): Promise<number>;
  /** @throws AppError not-found, conflict, bad-request */
  changeCategory(hid: number, change: CategoryChange, person: AuditActor): Promise<void>;
  /** @throws AppError conflict, bad-request */
  orderCategories(order: ListOrder, person: AuditActor): Promise<void>;
  listHot(): Promise<OrderedList<HotItem>>;
  /** @throws AppError conflict, bad-request */
  saveHot(order: ListOrder, person: AuditActor): Promise<void>;
  listNetworks(request: NetworkRequest): Promise<{ data: DeskChain[]; total: number }>;
  /** @throws AppError not-found, conflict, bad-request */
  editNetwork(hid: number, edit: ChainEdit, person: AuditActor): Promise<void>;
  /** @returns its `hid`, or what is wrong with the file */
  addNetwork(text: string, person: AuditActor): ReturnType<typeof addNetwork>;
}

export function createCatalogueOrder({
  database,
  now,
}: {
  database: Database;
  now: () => Date;
}): CatalogueOrder {
  const by = (person: AuditActor) => ({ database, person, at: now() });
  return {
    listCategories: () => listCategories(database),
    createCategory: (titles, person) => createCategory(by(person), titles),
    changeCategory: (hid, change, person) => changeCategory(by(person), hid, change),
    orderCategories: (order, person) => orderCategories(by(person), order),
    listHot: () => listHot(database),
    saveHot: (order, person) => saveHot(by(person), order),
    listNetworks: (request) => listNetworks(database, request),
    editNetwork: (hid, edit, person) => editNetwork(by(person), hid, edit),
    addNetwork: (text, person) => addNetwork(by(person), text),
  };
}
