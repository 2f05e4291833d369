/** Namespaces whose chain ids are EVM chain ids. */
export const evmNamespaces: ReadonlySet<string> = new Set(['ethereum', 'klaytn', 'tron']);
