import * as v from 'valibot';

/** An answer with what was asked for; see envelope.ts. */
export const successSchema = <Data extends v.GenericSchema>(data: Data) =>
  v.object({ result: v.literal(0), message: v.string(), data });

/** An expected refusal: `data` has the codes that say why. */
export const refusalSchema = <Data extends v.GenericSchema>(data: Data) =>
  v.object({ result: v.pipe(v.number(), v.description('The HTTP status')), message: v.string(), data });

/** A refusal that the message alone explains. */
export const failureSchema = refusalSchema(v.null());
