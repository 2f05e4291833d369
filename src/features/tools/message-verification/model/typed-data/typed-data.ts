/** A value of typed data in the order in which it is signed, ready to be shown. */
export interface SignedValue {
  /** Such as `from.wallet` or `members[2].name`. */
  path: string;
  type: string;
  value: string;
}

export interface TypedData {
  primaryType: string;
  domain: readonly SignedValue[];
  message: readonly SignedValue[];
  /** What is in the JSON but in no type: the signature says nothing about it. */
  unsigned: readonly string[];
  /** Chain that the domain names; null where it names none. */
  chainId: bigint | null;
  /** For hashing: every value in the form that its type has. */
  hashed: {
    types: Readonly<Record<string, readonly TypedMember[]>>;
    primaryType: string;
    domain: Readonly<Record<string, unknown>>;
    message: Readonly<Record<string, unknown>>;
  };
}

export interface TypedMember {
  name: string;
  type: string;
}

/**
 * Why typed data cannot be read. `json`: no JSON at all. `shape`: a part of the definition is missing or of the wrong form. `type`: a type is
 * not defined. `missing`: a value is absent. `value`: a value does not fit its type. `imprecise`: a number whose digits this browser loses.
 */
export interface TypedDataFault {
  kind: 'json' | 'shape' | 'type' | 'missing' | 'value' | 'imprecise';
  /** Where: a path such as `message.from.wallet`; of `json` the line, where it is known. */
  at: string;
  /** The type that is unknown, or that the value should have. */
  type?: string;
}

/** Ends the reading at its first fault. */
export class TypedDataError extends Error {
  readonly fault: TypedDataFault;
  constructor(fault: TypedDataFault) {
    super(`${fault.kind} at ${fault.at}`);
    this.fault = fault;
  }
}
