import * as v from 'valibot';

/** A response with the requested data; see envelope.ts. */
export const successSchema = <Data extends v.GenericSchema>(data: Data) =>
  v.object({ result: v.literal(0), message: v.string(), data });

/** An expected refusal: `data` has the codes of the reasons. */
export const refusalSchema = <Data extends v.GenericSchema>(data: Data) =>
  v.object({ result: v.pipe(v.number(), v.description('The HTTP status')), message: v.string(), data });

/** A refusal explained by its message only. */
export const failureSchema = refusalSchema(v.null());
