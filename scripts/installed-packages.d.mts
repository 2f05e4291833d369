/** What npm writes about a package into its lock files; each flag is there only where it is true. */
export interface LockedPackage {
  version: string;
  dev?: true;
  devOptional?: true;
  optional?: true;
  peer?: true;
}

/** By folder, such as `node_modules/hono`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export const productionScripts: readonly string[];
export function listAbsent(
  lock: LockedPackages,
  installed: LockedPackages,
  isForProduction: boolean,
): string[];
export const isProductionInstall: (lock: LockedPackages, installed: LockedPackages) => boolean;
