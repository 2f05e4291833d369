/** One line of a shape, indented by its depth. */
export interface ShapeLine {
  depth: number;
  name: string;
  type: string;
  isOptional: boolean;
  note: string;
}

export interface ApiParameter {
  name: string;
  place: 'query' | 'path' | 'header' | 'cookie';
  type: string;
  isRequired: boolean;
  note: string;
  /** What its field begins with; empty for none. */
  example: string;
}

export interface ApiOperation {
  /** Anchor on the page. */
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: ApiParameter[];
  body: ShapeLine[];
  response: ShapeLine[];
  /** A command that tries the call. */
  curl: string;
}

/** An object used by several calls. */
export interface ApiShape {
  name: string;
  members: ShapeLine[];
}

export interface ApiGroup {
  id: string;
  name: string;
  description: string;
  operations: ApiOperation[];
  shapes: ApiShape[];
}

/** The OpenAPI document prepared for the reference page. */
export interface ApiOutline {
  version: string;
  groups: ApiGroup[];
}
