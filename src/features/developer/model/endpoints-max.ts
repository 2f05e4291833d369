/** Endpoints that are asked in one go. */
export const endpointsMax = 10;
