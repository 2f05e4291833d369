import * as v from 'valibot';
import { tip001DappSchema } from './tip001.ts';

/** The optional fields of TIP-001 about a DApp's display in wallets; the portal stores and exports them. */
const { protocol, protocol_version, full_screen, hori_vert, title_color, navi_color } =
  tip001DappSchema.entries;
export const walletFieldSchemas = {
  protocol,
  protocol_version,
  full_screen,
  hori_vert,
  title_color,
  navi_color,
};

/** `dapps.tip001`: the optional fields, and the list's icon address. */
const tip001FieldsSchema = v.object({
  ...walletFieldSchemas,
  /** The list's icon on its own host, which visitors never load. */
  icon_url: v.optional(v.string()),
});
export type Tip001Fields = v.InferOutput<typeof tip001FieldsSchema>;

/** @param text `dapps.tip001`; anything invalid counts as empty */
export function parseTip001Fields(text: string): Tip001Fields {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), tip001FieldsSchema), text);
  return parsed.success ? parsed.output : {};
}
