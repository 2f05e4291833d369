/** What the server in front puts into the context of a request. */
export interface VisitorEnvironment {
  Variables: {
    /** Network address of the visitor, for limits; absent where there is no connection. */
    clientAddress?: string;
    /** Origin of the static copy, whose pages are this portal's own; absent where there is none. */
    staticOrigin?: string | undefined;
  };
}
