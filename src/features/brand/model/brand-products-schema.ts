import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
/** Millimeters or grams of something held in one hand. */
const measure = v.pipe(v.number(), v.gtValue(0), v.maxValue(500));
/** Words that a recovery phrase can have (BIP 39). */
const phraseWords = v.picklist([12, 15, 18, 21, 24]);

const hardwareSchema = v.pipe(
  v.object({
    /** The device seen from the front, standing. */
    widthMm: measure,
    heightMm: measure,
    depthMm: measure,
    weightGrams: measure,
    screen: v.object({ widthMm: measure, heightMm: measure }),
    /** Name of the port that carries power: `USB-C`. */
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
  /** The name printed on the card, in the parts that it sets apart, last the one in italic: `['Tide', 'card']`. */
  nameParts: v.tuple([text, text]),
  /** The company that issues the card and holds what is on it. */
  issuer: text,
});

/** What only the brand knows about its devices. */
export const brandProductsSchema = v.object({ hardware: hardwareSchema, card: cardSchema });
