/** Side of the small picture that the form and its draft keep. */
const previewSide = 128;

/** @returns a small picture as `data:` address; null where the browser gives no canvas */
export function drawPreview(picture: CanvasImageSource): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = previewSide;
  canvas.height = previewSide;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, previewSide, previewSide);
  return canvas.toDataURL('image/png');
}
