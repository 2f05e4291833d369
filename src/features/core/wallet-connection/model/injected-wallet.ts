/** An injected wallet's interface (EIP-1193); its answers are untrusted. */
export interface Eip1193Provider {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
  /** Most wallets report changes, but not all. */
  on?(event: 'chainChanged', listener: () => void): unknown;
  removeListener?(event: 'chainChanged', listener: () => void): unknown;
}

/** A wallet found in this browser (EIP-6963), or the only one that older wallets put at `window.ethereum`. */
export interface InjectedWallet {
  /** Unique for the lifetime of the page. */
  id: string;
  /** The wallet's own name, empty for one that does not announce itself. */
  name: string;
  /** An image as a `data:` address, or null. */
  icon: string | null;
  provider: Eip1193Provider;
}
