/** A store of objects that cannot be reached, or that refused a request; the message is a sentence for operators. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
}
