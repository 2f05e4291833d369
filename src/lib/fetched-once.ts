/** Something that is fetched when it is needed, such as code by `import()`, and then kept. */
export interface FetchedOnce<Value> {
  /** Undefined until it has arrived. */
  current(): Value | undefined;
  /** @throws when it cannot be fetched; the next call tries again */
  fetch(): Promise<Value>;
}

/** @param load fetches it; called again only after a failure */
export function fetchedOnce<Value>(load: () => Promise<Value>): FetchedOnce<Value> {
  let latest: Promise<Value> | undefined;
  let arrived: Value | undefined;
  return {
    current: () => arrived,
    fetch() {
      latest ??= load().then(
        (value) => {
          arrived = value;
          return value;
        },
        (error: unknown) => {
          latest = undefined;
          throw error;
        },
      );
      return latest;
    },
  };
}
