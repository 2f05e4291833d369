import * as v from 'valibot';

/** A token standard offered in a form (specification §3: key copied to title, isSelected false). */
const tokenProtocolSchema = v.object({
  key: v.string(),
  title: v.string(),
  isSelected: v.literal(false),
});
export type TokenProtocol = v.InferOutput<typeof tokenProtocolSchema>;

/** Token standards by namespace of the chain. */
export const tokenProtocolMapSchema = v.record(v.string(), v.array(tokenProtocolSchema));
export type TokenProtocolMap = v.InferOutput<typeof tokenProtocolMapSchema>;
