import { editDistance } from '#lib/edit-distance.ts';

/** A variable that looks like a setting but is not one. */
export interface UnknownVariable {
  name: string;
  /** The setting that is most like it. */
  nearest: string;
  /** So like that setting that nothing else can be meant. */
  isMisspelled: boolean;
}

/** Further apart, two names are two names. */
const misspelledLetters = 2;
/** Shorter names are near to many others: HOST to HOSTS and POST. */
const longName = 9;

/** First words of settings with which variables of other programs begin too. */
const everydayWords: readonly string[] = [
  ...['BATCH', 'CHAIN', 'CONTENT', 'DATA', 'DATABASE', 'LOG', 'MAIL', 'PUBLIC', 'SOURCE', 'STOP', 'TOKEN'],
  ...['WEB'],
];

/** What Kubernetes tells each container about the services beside it (kubernetes.io/docs/concepts/services-networking/service). */
const ofKubernetes = /_(?:SERVICE_HOST|SERVICE_PORT\w*|PORT(?:_\d\w*)?)$/;

/** `WATCH` of `WATCH_HOURS`; undefined for one word. */
const firstWordOf = (name: string) => /^[A-Z]+(?=_)/.exec(name)?.[0];

function findNearest(name: string, settings: readonly string[]) {
  const related = settings.filter((each) => firstWordOf(each) === firstWordOf(name));
  const distances = (related.length > 0 ? related : settings).map((nearest) => ({
    nearest,
    distance: editDistance(name, nearest, name.length + nearest.length),
  }));
  return distances.reduce((best, each) => (each.distance < best.distance ? each : best));
}

/**
 * The variables that are probably meant as settings. One that is misspelled would be ignored without a word.
 * @param env of the process, which holds much of other programs
 * @param settings names of all settings
 */
export function findUnknownVariables(
  env: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): UnknownVariable[] {
  const ownWords = new Set(settings.map(firstWordOf).filter((word) => !everydayWords.includes(word ?? '')));
  const candidates = Object.keys(env).filter(
    (name) => /^[A-Z][A-Z\d_]*$/.test(name) && !settings.includes(name) && !ofKubernetes.test(name),
  );
  return candidates.flatMap((name) => {
    const { nearest, distance } = findNearest(name, settings);
    const isMisspelled = nearest.length >= longName && distance <= misspelledLetters;
    const word = firstWordOf(name);
    const isOurs = word !== undefined && ownWords.has(word);
    return isMisspelled || isOurs ? [{ name, nearest, isMisspelled }] : [];
  });
}
