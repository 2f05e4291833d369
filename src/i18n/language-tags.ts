/** Languages that people work in, as BCP 47 tags: the living ones of ISO 639-1, and other large ones. */
export const languageTags = (
  'af ak am ar as az be bg bm bn bs ca ceb ckb cs cy da de ee el en es et eu fa ff fi fil fr ga gl gn gu ha he hi hr ht hu hy id ig ' +
  'is it ja jv ka kk km kn ko ku ky lb lg ln lo lt lv mai mg mi mk ml mn mr ms mt my nb ne nl nn ny om or pa pl ps pt qu rn ro ru ' +
  'rw sd si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tn to tr ts tt ug uk ur uz vi wo xh yo yue zh-Hans zh-Hant zu'
).split(' ');
