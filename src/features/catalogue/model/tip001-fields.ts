import * as v from 'valibot';
import { tip001DappSchema } from './tip001.ts';

/** The optional fields of TIP-001 that say how a wallet shows a DApp; the portal keeps them and gives them back. */
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

/** `dapps.tip001`: the optional fields, and where the list has the icon. */
const tip001FieldsSchema = v.object({
  ...walletFieldSchemas,
  /** The list's icon on its own host, which visitors never load. */
  icon_url: v.optional(v.string()),
});
export type Tip001Fields = v.InferOutput<typeof tip001FieldsSchema>;

/** @param text `dapps.tip001`; anything that is not its form counts as nothing */
export function parseTip001Fields(text: string): Tip001Fields {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), tip001FieldsSchema), text);
  return parsed.success ? parsed.output : {};
}
