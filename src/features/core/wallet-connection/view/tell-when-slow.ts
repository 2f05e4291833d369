const slowAfterMs = 20_000;

/**
 * Waits for a wallet that asks the person, which may take any time. Its window can be hidden or gone, so after a while the page has
 * to say something.
 * @param tell called once, when the answer is long in coming
 */
export async function tellWhenSlow<Answer>(work: Promise<Answer>, tell: () => void): Promise<Answer> {
  const timer = setTimeout(tell, slowAfterMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
