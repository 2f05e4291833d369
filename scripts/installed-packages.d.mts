/** What npm writes about a package into its lock files; each flag is there only where it is true. */
export interface LockedPackage {
  /** Absent of a link to a folder of this project. */
  version?: string;
  dev?: true;
  devOptional?: true;
  optional?: true;
  peer?: true;
  link?: true;
  resolved?: string;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** By folder, such as `node_modules/hono`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export const productionScripts: readonly string[];
export const startScripts: readonly string[];
export const startPackages: readonly string[];
export function listPackages(packages: LockedPackages, others?: readonly string[]): Set<string>;
export function lockForStart(packages: LockedPackages): LockedPackages;
export function listAbsent(
  lock: LockedPackages,
  installed: LockedPackages,
  isForProduction: boolean,
): string[];
export const isProductionInstall: (lock: LockedPackages, installed: LockedPackages) => boolean;
