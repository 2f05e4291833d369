/** Characters of a note. */
export const noteMaxCharacters = 2000;

/** What a colleague noted about an item; for the desk only. */
export interface ReviewNote {
  id: number;
  /** Account name, with the email address where names are equal. */
  author: string;
  text: string;
  /** RFC 3339, UTC. */
  at: string;
  /** It mentions the reader, who has not marked that as done. */
  is_open_mention: boolean;
}

/** A note that mentions the reader, until they mark it as done. */
export interface ReviewMention {
  /** Of the note. */
  id: number;
  submission_id: number;
  /** Of the submission. */
  title: string;
  author: string;
  text: string;
  at: string;
}

/** A part of a note: a mention of an account by its name, or the text between two of them. */
export interface NotePart {
  text: string;
  /** The name as the account has it. */
  mention?: string;
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/** The name that is mentioned at a place, the longest that fits: `@Ana Maria` is not Ana. */
function nameAt(text: string, place: number, names: readonly string[]): string | undefined {
  if (text[place] !== '@' || isLetter(text[place - 1])) return undefined;
  const rest = text.slice(place + 1).toLowerCase();
  return names
    .filter((name) => name !== '' && rest.startsWith(name.toLowerCase()) && !isLetter(rest[name.length]))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** A note in its parts. @param names of accounts */
export function splitMentions(text: string, names: readonly string[]): NotePart[] {
  const parts: NotePart[] = [];
  let plain = '';
  for (let place = 0; place < text.length;) {
    const name = nameAt(text, place, names);
    if (name === undefined) {
      plain += text[place];
      place += 1;
      continue;
    }
    if (plain) parts.push({ text: plain });
    plain = '';
    parts.push({ text: text.slice(place, place + 1 + name.length), mention: name });
    place += 1 + name.length;
  }
  return plain ? [...parts, { text: plain }] : parts;
}
