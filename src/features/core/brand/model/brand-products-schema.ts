import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
/** Millimeters or grams of a handheld device. */
const measure = v.pipe(v.number(), v.gtValue(0), v.maxValue(500));
/** Possible word counts of a recovery phrase (BIP 39). */
const phraseWords = v.picklist([12, 15, 18, 21, 24]);

const hardwareSchema = v.pipe(
  v.object({
    /** The front of the device, upright. */
    widthMm: measure,
    heightMm: measure,
    depthMm: measure,
    weightGrams: measure,
    screen: v.object({ widthMm: measure, heightMm: measure }),
    /** Type of the charging port: `USB-C`. */
    chargingPort: text,
    /** Lengths of the recovery phrases it can restore. */
    phraseWords: v.pipe(v.array(phraseWords), v.nonEmpty()),
  }),
  v.check(
    ({ widthMm, heightMm, screen }) => screen.widthMm < widthMm && screen.heightMm < heightMm * 0.75,
    'the screen has to leave room for the frame and the button',
  ),
);

const cardSchema = v.object({
  /** The parts of the name printed on the card, the italic one last: `['Tide', 'card']`. */
  nameParts: v.tuple([text, text]),
  /** The company that issues the card and holds its balance. */
  issuer: text,
});

/** Facts that only the brand knows about its devices. A brand without a device leaves it out. */
export const brandProductsSchema = v.object({
  hardware: v.optional(hardwareSchema),
  card: v.optional(cardSchema),
});

export type Hardware = v.InferOutput<typeof hardwareSchema>;
export type Card = v.InferOutput<typeof cardSchema>;
