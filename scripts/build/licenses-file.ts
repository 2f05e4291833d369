/**
 * The licenses of the packages that a bundle is made of, which Vite writes beside it. The portal serves that of the visitors' pages at this
 * name, like everything in the folder of their build; the offline key file has its own inside.
 */
export const licensesFile = 'third-party-licenses.txt';
