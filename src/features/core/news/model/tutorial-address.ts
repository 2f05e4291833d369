/** Without language. */
export function tutorialAddress(id: number): string {
  return `/dappstore/tutorial?id=${id}`;
}
