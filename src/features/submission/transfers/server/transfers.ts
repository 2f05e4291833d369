import type { Page } from '#platform/database/fetch-page.ts';
import type { TransferCase, TransferCount, TransferScan } from '../model/transfer-case.ts';
import { actOnTransfer, type TransferActionRequest } from './act-on-transfer.ts';
import {
  countTransfers,
  getTransfer,
  listOfTransaction,
  listScans,
  listTransfers,
  type TransferListRequest,
} from './read-transfers.ts';
import type { TransferDependencies } from './transfer-dependencies.ts';

/** Transfers of the donation token that belong to no submission, for the desk. */
export interface Transfers {
  list(request: TransferListRequest): Promise<Page<TransferCase>>;
  counts(): Promise<TransferCount[]>;
  /** @throws AppError not-found */
  get(id: number): Promise<TransferCase>;
  /** Those that one transaction brought, whatever became of them. */
  ofTransaction(txHash: string): Promise<TransferCase[]>;
  /** How far the chain has been read. */
  scans(): Promise<TransferScan[]>;
  /** @throws AppError not-found, forbidden, bad-request, conflict, unavailable */
  act(request: TransferActionRequest): Promise<void>;
}

export function createTransfers(dependencies: TransferDependencies): Transfers {
  return {
    list: (request) => listTransfers(dependencies, request),
    counts: () => countTransfers(dependencies),
    get: (id) => getTransfer(dependencies, id),
    ofTransaction: (txHash) => listOfTransaction(dependencies, txHash),
    scans: () => listScans(dependencies),
    act: (request) => actOnTransfer(dependencies, request),
  };
}
