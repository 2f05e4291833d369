import * as v from 'valibot';

/** What this site knows about a contract of the catalogue; nothing about any other. */
export const descriptorAnswerSchema = v.object({
  /** Texts of files of clear signing (ERC-7730): at most one about calls, and one about signed messages. */
  descriptors: v.array(v.string()),
  /** Listed tokens that these files name, and the contract itself where it is one. */
  tokens: v.array(v.object({ address: v.string(), symbol: v.string(), decimals: v.number() })),
});
export type DescriptorAnswer = v.InferOutput<typeof descriptorAnswerSchema>;
