/** A decoded picture that holds the browser's memory until it is released. */
export interface LoadedPicture {
  image: HTMLImageElement;
  width: number;
  height: number;
  release(): void;
}

/** Decodes a picture of any format that the browser knows. Rejects when it knows it not. */
export function loadPicture(file: Blob): Promise<LoadedPicture> {
  const url = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(url);
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () =>
      resolve({ image, width: image.naturalWidth, height: image.naturalHeight, release }),
    );
    image.addEventListener('error', () => {
      release();
      reject(new Error('The picture cannot be decoded'));
    });
    image.src = url;
  });
}
