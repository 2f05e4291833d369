/**
 * How a build resolves modules. The bundler orders the modules of a script by their absolute paths. Where `node_modules` is a link, packages
 * would have the path that it leads to, which comes before or after that of the sources, so that other files would be made.
 */
export const samePaths = { preserveSymlinks: true };
