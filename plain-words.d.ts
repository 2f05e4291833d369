/** For ESLint's `no-restricted-syntax`. */
export declare const plainWords: readonly { readonly selector: string; readonly message: string }[];
