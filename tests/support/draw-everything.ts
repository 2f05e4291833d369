/** Cards below the window are drawn too, as a picture of the whole page needs them. Runs inside the page, so it uses nothing of this file. */
export function drawEverything(): void {
  const everything = new CSSStyleSheet();
  everything.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(everything);
}
