/** How many endpoints are checked together. */
export const endpointsMax = 10;
