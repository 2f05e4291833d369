/** The Stream-Safe Text Format (https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format) allows as many; no writing system needs them. */
const marksOfOneLetter = /(\p{M}{30})\p{M}+/gu;

/** A text in a normal form, in linear time: sorting the marks of one letter takes quadratic time, so a letter has thirty at most. */
export const normalizeText = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.replace(marksOfOneLetter, '$1').normalize(form);
